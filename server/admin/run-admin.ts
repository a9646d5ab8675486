import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { createPool } from '../db/pool';
import { openSql } from '../db/sql';
import { isConnectionLost } from '../http/response/problem';
import { openStore } from '../media/open-store';
import type { Config } from '../ops/config';
import { startErrorText } from '../ops/start-error';
import type { Admin, Command, CommandInput } from './command';
import { backupCommands } from './backup-commands';
import { dataCommands } from './data-commands';
import { memberCommands } from './member-commands';
import { migrationCommands } from './migration-commands';
import { openDatabase } from './open-database';
import { OperatorError } from './operator-error';
import { compareMigrations } from './verify';

/** By name. */
export const commands: Readonly<Record<string, Command>> = {
  ...memberCommands,
  ...dataCommands,
  ...backupCommands,
  ...migrationCommands,
};

const usage = (): string => {
  const lines = Object.entries(commands).map(
    ([name, each]) => `  ${`${name} ${each.usage}`.trim()}\n      ${each.summary}`,
  );
  return ['Usage: admin <command> [--by <your name>]', '', ...lines].join('\n');
};

interface Parsed {
  command: Command;
  input: CommandInput;
  operator: string;
}

/** Throws OperatorError with the usage of the command. */
function parseCommand(args: readonly string[]): Parsed {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new OperatorError(
      `${name === '' ? 'Name a command' : `There is no command ${name}`}\n\n${usage()}`,
    );
  const expected = `Usage: admin ${name} ${command.usage}`.trim();
  const options = { ...command.options, by: { type: 'string' } } as const;
  const parse = () => {
    try {
      return parseArgs({ args: rest, options, allowPositionals: true });
    } catch (cause) {
      throw new OperatorError(`${cause instanceof Error ? cause.message : String(cause)}\n${expected}`, {
        cause,
      });
    }
  };
  const { values, positionals } = parse();
  if (positionals.length !== (command.takes === 'subject' ? 1 : 0)) throw new OperatorError(expected);
  const given: Readonly<Record<string, unknown>> = values;
  return {
    command,
    operator: values.by ?? userInfo().username,
    input: {
      subject: positionals[0] ?? '',
      text: (option) => (typeof given[option] === 'string' ? given[option] : undefined),
      isSet: (option) => given[option] === true,
    },
  };
}

/** Commands know the tables of their own version only. */
async function assertSameVersion(database: Pick<Admin, 'db' | 'pool'>): Promise<void> {
  const { missing, unknown } = await compareMigrations(database);
  const [newer, older] = [unknown.at(-1), missing.at(0)];
  if (newer !== undefined)
    throw new OperatorError(`The database has migration ${newer}: run the admin of the service's version`);
  if (older !== undefined)
    throw new OperatorError(
      `The database lacks migration ${older}: run migrate, or start the service of this version first`,
    );
}

async function runCommand(
  config: Config,
  { command, input, operator }: Parsed,
  print: (line: string) => void,
) {
  const database = await openDatabase(config);
  // Commands read whole tables; no request waits for them.
  const pool = createPool(database.url, {
    max: 2,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'plaza-admin',
  });
  const db = openSql(pool);
  const store = await openStore(config);
  try {
    if (!command.anyVersion) await assertSameVersion({ db, pool });
    return await command.run(
      {
        db,
        pool,
        databaseUrl: database.url,
        config,
        store,
        now: () => new Date(),
        operator,
        print,
      },
      input,
    );
  } finally {
    store.close();
    await pool.end();
    await database.close();
  }
}

const errorText = (error: unknown, { dataDir }: Config): string | null => {
  if (error instanceof OperatorError) return error.message;
  if (isConnectionLost(error))
    return 'The database does not answer: see that DATABASE_URL is right and that it runs';
  return startErrorText(error, dataDir);
};

/** Runs one command; resolves to the exit code: 0, or 1 after findings and errors. */
export async function runAdmin(
  config: Config,
  args: readonly string[],
  output: { print: (line: string) => void; printError: (line: string) => void },
): Promise<0 | 1> {
  try {
    if (args.length === 0 || args[0] === 'help' || args[0] === '--help') {
      output.print(usage());
      return 0;
    }
    return (await runCommand(config, parseCommand(args), output.print)) ? 0 : 1;
  } catch (error) {
    const text = errorText(error, config);
    output.printError(text ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return 1;
  }
}
