import { sql } from 'drizzle-orm';
import { countRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import { findReadable } from '../post/post';

interface ThreadMute {
  postId: string;
  muted: boolean;
}

const findRoot = async (db: Sql, me: Caller, postId: string): Promise<string> => {
  const { id, rootId } = await findReadable(db, me, postId);
  return rootId ?? id;
};

export async function readThreadMute(db: Sql, me: Caller, postId: string): Promise<ThreadMute> {
  const root = await findRoot(db, me, postId);
  const rows = await countRows(
    db,
    sql`SELECT 1 FROM thread_mutes WHERE member_id = ${me.id} AND root_id = ${root}`,
  );
  return { postId, muted: rows > 0 };
}

/** Hides the thread's notifications from list and count; emits an event because the count changes. */
export async function setThreadMute(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, muted }: ThreadMute,
): Promise<ThreadMute> {
  const root = await findRoot(db, me, postId);
  await db.execute(
    muted
      ? sql`INSERT INTO thread_mutes (member_id, root_id, created_at) VALUES (${me.id}, ${root}, ${now})
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM thread_mutes WHERE member_id = ${me.id} AND root_id = ${root}`,
  );
  await emitEvents(db, [{ kind: 'notification', subject: me.id }]);
  return { postId, muted };
}
