import { sql } from 'drizzle-orm';
import type { Sql } from './sql';

/** Within the transaction of the write: a replica shows the write once it has reached this position. */
export async function recordWrite(tx: Sql, memberId: string): Promise<void> {
  await tx.execute(sql`INSERT INTO last_writes (member_id, xid) VALUES (${memberId}, event_xid())
    ON CONFLICT (member_id) DO UPDATE SET xid = excluded.xid`);
}
