import { resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import { recordAction } from './audit';
import type { Command } from './command';
import { checkArchive, type Manifest } from './backup/manifest';
import { restoreBackup } from './backup/restore-backup';
import { writeBackup } from './backup/write-backup';
import { OperatorError } from './operator-error';

const contentsOf = ({ createdAt, tables, objects }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${objects} files of ${createdAt}`;

const backup: Command = {
  usage: '<file.tar.gz>',
  summary: 'writes rows and files into one archive, while the service runs',
  takes: 'subject',
  run: async (admin, { subject }) => {
    const path = resolve(subject);
    if (await stat(path).catch(() => null))
      throw new OperatorError(`${path} exists: choose another name, or delete the file`);
    await admin.db.transaction((tx) => recordAction(tx, admin, { command: 'backup' }));
    const { missing } = await writeBackup(admin, path);
    // Read again from the disk.
    admin.print(`${path} holds ${contentsOf(await checkArchive(path))}`);
    for (const key of missing) admin.print(`The file ${key} is missing in the store`);
    return missing.length === 0;
  },
};

const restore: Command = {
  usage: '<file.tar.gz> [--yes]',
  summary: 'checks an archive; with --yes loads it into an empty database and store',
  takes: 'subject',
  options: { yes: { type: 'boolean' } },
  anyVersion: true,
  run: async (admin, { subject, isSet }) => {
    const path = resolve(subject);
    if (!isSet('yes')) {
      admin.print(
        `${path} is whole: ${contentsOf(await checkArchive(path))}. Repeat with --yes to restore it`,
      );
      return true;
    }
    admin.print(`Restored ${contentsOf(await restoreBackup(admin, path))}`);
    return true;
  },
};

export const backupCommands: Readonly<Record<string, Command>> = { backup, restore };
