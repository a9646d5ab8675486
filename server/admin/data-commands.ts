import { recordAction, readActions } from './audit';
import type { Admin, Command } from './command';
import { derivedRows, repairRows } from './derived-rows';
import { moveMedia } from './move-media';
import { OperatorError } from './operator-error';
import { resetDemo } from './reset-demo';
import { repairCount, storedCounts } from './stored-counts';
import { verify } from './verify';

const SHOWN_ACTIONS = 50;

const audit: Command = {
  usage: '',
  summary: `prints the last ${SHOWN_ACTIONS} commands that changed or read members`,
  takes: 'nothing',
  run: async ({ db, print }) => {
    for (const { at, operator, command, handle, note } of await readActions(db, SHOWN_ACTIONS))
      print([at, operator, command, handle === null ? '' : `@${handle}`, note].filter(Boolean).join('  '));
    return true;
  },
};

async function rebuild({ db, print }: Admin): Promise<string[]> {
  const lines: string[] = [];
  const report = (name: string, repaired: number): void => {
    print(`${name}: ${repaired} repaired`);
    if (repaired > 0) lines.push(`${name} ${repaired}`);
  };
  for (const count of storedCounts) report(count.name, await repairCount(db, count));
  for (const derived of derivedRows) report(derived.name, await repairRows(db, derived));
  return lines;
}

const rebuildCounts: Command = {
  usage: '',
  summary: 'counts likes, replies, follows, tags and the like again, while the service runs',
  takes: 'nothing',
  run: async (admin) => {
    const lines = await rebuild(admin);
    await admin.db.transaction((tx) =>
      recordAction(tx, admin, { command: 'rebuild-counts', note: lines.join(', ') }),
    );
    return true;
  },
};

const verifyData: Command = {
  usage: '',
  summary: 'checks migrations, counts, references, indexes and files; exits with 1 after findings',
  takes: 'nothing',
  anyVersion: true,
  run: async (admin) => {
    const findings = await verify(admin);
    for (const finding of findings) admin.print(finding);
    if (findings.length === 0) admin.print('Nothing wrong was found');
    return findings.length === 0;
  },
};

const resetDemoData: Command = {
  usage: '--yes',
  summary: 'replaces all local data by the demo data',
  takes: 'nothing',
  options: { yes: { type: 'boolean' } },
  run: async (admin, { isSet }) => {
    if (!isSet('yes'))
      throw new OperatorError('This deletes all local posts, messages and files: repeat with --yes');
    await resetDemo(admin);
    admin.print('The demo is as on its first day');
    return true;
  },
};

export const dataCommands: Readonly<Record<string, Command>> = {
  'reset-demo': resetDemoData,
  'rebuild-counts': rebuildCounts,
  verify: verifyData,
  'move-media': moveMedia,
  audit,
};
