import type { ParseArgsConfig } from 'node:util';
import type { Pool } from 'pg';
import type { Sql } from '../db/sql';
import type { ObjectStore } from '../media/object-store';
import type { Config } from '../ops/config';

export interface Admin {
  db: Sql;
  pool: Pool;
  /** Connection string of `pool`. */
  databaseUrl: string;
  config: Config;
  /** Pictures, voice notes and exports. */
  store: ObjectStore;
  now: () => Date;
  /** Name of the person for the audit. */
  operator: string;
  /** Writes one line for the operator. */
  print: (line: string) => void;
}

export interface CommandInput {
  /** The first argument after the command; empty where it takes none. */
  subject: string;
  text: (option: string) => string | undefined;
  isSet: (option: string) => boolean;
}

export interface Command {
  /** What follows the name: `<handle> --reason <reason>`. */
  usage: string;
  summary: string;
  takes: 'nothing' | 'subject';
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Runs on a database whose migrations this build does not know, or lacks. */
  anyVersion?: boolean;
  /** Throws OperatorError; resolves to false after findings that need attention. */
  run: (admin: Admin, input: CommandInput) => Promise<boolean>;
}
