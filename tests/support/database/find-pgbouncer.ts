import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs it outside the search path of most users. */
const FOLDERS = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  ...(process.env['PATH'] ?? '').split(delimiter),
];

/** Path of PgBouncer; undefined where it is not installed. */
export const findPgBouncer = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
