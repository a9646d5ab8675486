import { openSql, type Sql } from '@server/db/sql';
import type { TestApi } from './test-api';

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Starts `other` while the transaction of `write` is still open. Once `other` is done or waits for its locks, `rest` ends
 * the transaction.
 */
export async function besideOpenWrite(
  { pool }: Pick<TestApi, 'pool'>,
  write: (tx: Sql) => Promise<unknown>,
  other: () => Promise<unknown>,
  rest: (tx: Sql) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await openSql(pool)
    .transaction(async (tx) => {
      await write(tx);
      const running = other();
      const isDone = running.then(() => true);
      const isWaiting = async (): Promise<boolean> => (await pool.query(WAITING)).rowCount !== 0;
      while (!(await Promise.race([isDone, isWaiting()])));
      await rest(tx);
      return { running };
    })
    .then(({ running }) => running.then(() => undefined));
}
