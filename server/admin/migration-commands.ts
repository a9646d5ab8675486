import { migrate } from '../db/migrate';
import { migrations } from '../db/known-migrations';
import { readApplied } from '../db/schema-version';
import type { Admin, Command } from './command';
import { OperatorError } from './operator-error';
import { compareMigrations } from './verify';

const list: Command = {
  usage: '',
  summary: 'lists migrations with the time of each; exits with 1 while some are missing',
  takes: 'nothing',
  anyVersion: true,
  run: async ({ db, pool, print }) => {
    const { missing, unknown } = await compareMigrations({ db, pool });
    for (const [name, { at }] of await readApplied(db))
      print(`${name}  ${at}${unknown.includes(name) ? '  of a newer version' : ''}`);
    for (const name of missing) print(`${name}  missing`);
    return missing.length === 0;
  },
};

/** Throws OperatorError. */
async function assertMissing(admin: Admin, name: string): Promise<void> {
  if ((await compareMigrations(admin)).missing.includes(name)) return;
  throw new OperatorError(
    migrations.some((each) => each.name === name)
      ? `Migration ${name} is applied`
      : `There is no migration ${name}`,
  );
}

const apply: Command = {
  usage: '[--to <name>]',
  summary: 'applies missing migrations beside running services, up to the one named',
  takes: 'nothing',
  options: { to: { type: 'string' } },
  anyVersion: true,
  run: async (admin, { text }) => {
    const to = text('to');
    if (to !== undefined) await assertMissing(admin, to);
    await migrate(admin.pool, {
      to,
      report: ({ event, name, durationSeconds }) => {
        if (event === 'migrated') admin.print(`${String(name)}  applied in ${String(durationSeconds)} s`);
      },
    });
    const { missing } = await compareMigrations(admin);
    admin.print(
      missing.length === 0 ? 'No migration is missing' : `${missing.length} migrations are missing`,
    );
    return true;
  },
};

export const migrationCommands: Readonly<Record<string, Command>> = { migrations: list, migrate: apply };
