import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockWriter } from '../../db/lock';
import { idList, queryRows, type Sql } from '../../db/sql';
import { mediaKeys, partKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { deleteExport } from '../data-export/data-export';
import { removeFromConversations } from '../message/remove-conversations';
import { deleteUnusedContents } from '../file/unused-files';
import { removeFromSpaces } from '../space/remove-from-spaces';
import { releaseAccount, releaseHandle } from './member-name';
import { removePosts } from './remove-posts';

export interface RemovalParts {
  store: ObjectStore;
  /** Deletes the account of the identity provider; absent where the service has no right to. */
  deleteIdentity?: ((uid: string) => Promise<void>) | undefined;
}

const BATCH = 500;

const Ids = z.object({ id: z.string() });

/** Rows that are out of the counts already must not lower them. */
const CountedIds = z.object({ id: z.string(), counted: z.boolean() });
const countedIds = (rows: readonly z.infer<typeof CountedIds>[]): SQL =>
  idList(rows.filter(({ counted }) => counted).map(({ id }) => id));

const DueMember = z.object({ id: z.string(), uid: z.string(), handle: z.string() });
type DueMember = z.infer<typeof DueMember>;

/** Repeats `work`, which returns the number of rows, until it finds less than a batch. */
async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) === BATCH);
}

/** Removes likes, reposts or votes and lowers the counts of their posts, once even across processes. */
const removeMarks = (db: Sql, memberId: string, table: SQL, lower: (ids: SQL) => SQL): Promise<void> =>
  inBatches(() =>
    db.transaction(async (tx) => {
      await lockWriter(tx, memberId);
      const rows = await queryRows(
        tx,
        CountedIds,
        sql`SELECT post_id AS id, counted FROM ${table} WHERE member_id = ${memberId} LIMIT ${BATCH}`,
      );
      const ids = idList(rows.map(({ id }) => id));
      await tx.execute(sql`SELECT 1 FROM posts WHERE id = ANY(${ids}) ORDER BY id DESC FOR NO KEY UPDATE`);
      await tx.execute(lower(countedIds(rows)));
      await tx.execute(sql`DELETE FROM ${table} WHERE member_id = ${memberId} AND post_id = ANY(${ids})`);
      await tx.execute(sql`UPDATE posts SET revision = revision + 1 WHERE id = ANY(${ids})`);
      await tx.execute(sql`INSERT INTO events (kind, subject) SELECT 'counts', unnest(${ids})`);
      return rows.length;
    }),
  );

interface FollowSide {
  /** Column of the member, and of the other. */
  own: SQL;
  other: SQL;
  /** Count of the other, and the flag of follows that are part of the count. */
  count: SQL;
  counted: SQL;
}

const removeFollows = (
  db: Sql,
  memberId: string,
  { own, other, count, counted }: FollowSide,
): Promise<void> =>
  inBatches(() =>
    db.transaction(async (tx) => {
      await lockWriter(tx, memberId);
      const rows = await queryRows(
        tx,
        CountedIds,
        sql`SELECT ${other} AS id, ${counted} AS counted FROM follows WHERE ${own} = ${memberId} LIMIT ${BATCH}`,
      );
      const ids = idList(rows.map(({ id }) => id));
      await tx.execute(sql`SELECT 1 FROM members WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`);
      await tx.execute(sql`DELETE FROM follows WHERE ${own} = ${memberId} AND ${other} = ANY(${ids})`);
      await tx.execute(sql`UPDATE members SET ${count} = ${count} - 1 WHERE id = ANY(${countedIds(rows)})`);
      return rows.length;
    }),
  );

/** Files first: with a store that does not answer, the next run finds their rows. */
const removePictures = (db: Sql, memberId: string, store: ObjectStore): Promise<void> =>
  inBatches(async () => {
    const rows = await queryRows(
      db,
      Ids,
      sql`SELECT id FROM media WHERE owner_id = ${memberId} LIMIT ${BATCH}`,
    );
    const ids = rows.map(({ id }) => id);
    await store.delete(mediaKeys(ids));
    await db.execute(sql`DELETE FROM media WHERE id = ANY(${idList(ids)})`);
    return rows.length;
  });

/** Files that an item of a space names stay with the space, without the member. */
async function removeFiles(db: Sql, memberId: string, store: ObjectStore): Promise<void> {
  const parts = await queryRows(
    db,
    Ids,
    sql`SELECT unnest(parts) AS id FROM space_files WHERE owner_id = ${memberId} AND NOT is_named`,
  );
  await store.delete(parts.map(({ id }) => partKey(id)));
  await db.execute(sql`DELETE FROM space_files WHERE owner_id = ${memberId} AND NOT is_named`);
  await inBatches(async () => {
    const { rowCount } = await db.execute(
      sql`UPDATE space_files SET owner_id = NULL WHERE id IN (
            SELECT id FROM space_files WHERE owner_id = ${memberId} LIMIT ${BATCH})`,
    );
    return rowCount ?? 0;
  });
}

/** Rows without counts elsewhere: in batches, because one cascade of them all could exceed the statement timeout. */
const ownRows: readonly (readonly [table: string, column: string])[] = [
  ['bookmarks', 'member_id'],
  ['notifications', 'member_id'],
  ['notifications', 'actor_id'],
  ['idempotency_keys', 'member_id'],
  ['list_members', 'owner_id'],
  ['list_members', 'member_id'],
  ['message_reactions', 'member_id'],
  ['messages', 'author_id'],
  ['events', 'subject'],
  ['events', 'actor'],
];

const removeRows = (db: Sql, memberId: string, table: string, column: string): Promise<void> =>
  inBatches(async () => {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${sql.raw(table)} WHERE ctid IN (
            SELECT ctid FROM ${sql.raw(table)} WHERE ${sql.raw(column)} = ${memberId} LIMIT ${BATCH})`,
    );
    return rowCount ?? 0;
  });

const SLICE_MS = 6 * 3_600_000;

/** Stored responses to the writes of others that show the member, in slices by time. */
async function removeAnswers(db: Sql, { id, handle }: DueMember, now: Date): Promise<void> {
  const [{ first } = { first: null }] = await queryRows(
    db,
    z.object({ first: z.nullable(z.string()) }),
    sql`SELECT min(created_at) AS first FROM idempotency_keys`,
  );
  for (let at = first === null ? now.getTime() : Date.parse(first); at < now.getTime(); at += SLICE_MS) {
    await db.execute(
      sql`DELETE FROM idempotency_keys WHERE created_at >= ${new Date(at)} AND created_at < ${new Date(at + SLICE_MS)}
            AND (strpos(answer, ${id}) > 0 OR strpos(answer, ${`:"${handle}"`}) > 0)`,
    );
  }
}

/** In batches, each of which can be repeated. */
export async function removeMember(
  db: Sql,
  now: Date,
  member: DueMember,
  { store, deleteIdentity }: RemovalParts,
): Promise<void> {
  const { id } = member;
  await deleteIdentity?.(member.uid);
  await removePosts(db, id, now);
  const lower = (count: SQL) => (ids: SQL) =>
    sql`UPDATE posts SET ${count} = ${count} - 1 WHERE id = ANY(${ids})`;
  await removeMarks(db, id, sql`likes`, lower(sql`like_count`));
  await removeMarks(db, id, sql`reposts`, lower(sql`repost_count`));
  await removeMarks(
    db,
    id,
    sql`votes`,
    (ids) => sql`UPDATE poll_options o SET votes = o.votes - 1 FROM votes v
      WHERE v.member_id = ${id} AND v.post_id = ANY(${ids}) AND o.post_id = v.post_id AND o.position = v.position`,
  );
  const [from, to] = [sql`member_id`, sql`target_id`];
  await removeFollows(db, id, {
    own: from,
    other: to,
    count: sql`follower_count`,
    counted: sql`follower_counted`,
  });
  await removeFollows(db, id, {
    own: to,
    other: from,
    count: sql`following_count`,
    counted: sql`following_counted`,
  });
  await deleteExport(db, id, store);
  await removeFromSpaces(db, id);
  await removeFiles(db, id, store);
  await deleteUnusedContents(db, now, store);
  await removeAnswers(db, member, now);
  for (const [table, column] of ownRows) await removeRows(db, id, table, column);
  await removeFromConversations(db, id);
  await removePictures(db, id, store);
  await db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM members WHERE id = ${id}`);
    await releaseAccount(tx, member.uid, id);
    await releaseHandle(tx, member.handle, id);
  });
}

/** Makes the removal due at once and hides the member, like a grace period that is over. */
export async function endGrace(db: Sql, id: string, now: Date): Promise<void> {
  await db.execute(sql`UPDATE members SET deletes_at = ${now}, signed_out_at = ${now} WHERE id = ${id}`);
}

/**
 * Removes members whose grace period is over, with everything they left. Each step can be repeated: an interrupted
 * removal continues with the next run.
 */
export async function removeDueMembers(
  db: Sql,
  now: Date,
  parts: RemovalParts,
  signal?: AbortSignal,
): Promise<number> {
  const due = await queryRows(
    db,
    DueMember,
    sql`SELECT id, uid, handle FROM members WHERE deletes_at <= ${now} ORDER BY deletes_at LIMIT 20`,
  );
  for (const member of due) {
    if (signal?.aborted) break;
    await removeMember(db, now, member, parts);
  }
  return due.length;
}
