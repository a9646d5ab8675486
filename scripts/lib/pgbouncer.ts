import { findPgBouncer } from '../../tests/support/database/find-pgbouncer';
import { installUntil } from './debian';

const isThere = (): boolean => findPgBouncer() !== undefined;

/** Installs Debian's package (as root) if there is none; without it the tests of the pooler are skipped. */
export async function ensurePgBouncer(): Promise<void> {
  if (!isThere()) await installUntil(['pgbouncer'], isThere);
  if (!isThere())
    console.log(
      'PgBouncer is not installed: the tests of tests/api/service/database/pooler.test.ts are skipped',
    );
}
