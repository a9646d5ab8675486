import { sql, type SQL } from 'drizzle-orm';
import { SESSION_DAYS } from '@contract/account/session';
import type { Sql } from '../db/sql';
import { makeId } from '../db/id';
import { deleteEventsBefore } from '../live/event-log';

const DAY = 86_400_000;
const RETENTION_DAYS = {
  keys: 30,
  events: 1,
  notifications: 120,
  deletedFolders: 30,
  deletedLists: 30,
  followAnswers: 1,
};
/** Rows per statement: far below the statement timeout, and no lock for long. */
export const DELETE_BATCH = 5000;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Repeats a DELETE of at most `DELETE_BATCH` rows until fewer are left, or until `signal` aborts. */
async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteSome(DELETE_BATCH);
    total += deleted;
    if (deleted < DELETE_BATCH || signal?.aborted) return total;
  }
}

async function deleteRows(db: Sql, statement: SQL): Promise<number> {
  const { rowCount } = await db.execute(statement);
  return rowCount ?? 0;
}

type Expire = (db: Sql, now: Date, signal?: AbortSignal) => Promise<unknown>;

const deleteKeys: Expire = (db, now, signal) => {
  const before = daysBefore(now, RETENTION_DAYS.keys);
  return deleteInBatches(
    (limit) =>
      deleteRows(
        db,
        sql`DELETE FROM idempotency_keys WHERE ctid IN (
              SELECT k.ctid FROM idempotency_keys k WHERE k.created_at < ${before} ORDER BY k.created_at LIMIT ${limit})`,
      ),
    signal,
  );
};

/** Ids begin with their time, so that the primary key finds old notifications. */
const deleteNotifications: Expire = (db, now, signal) => {
  const before = daysBefore(now, RETENTION_DAYS.notifications);
  return deleteInBatches(
    (limit) =>
      deleteRows(
        db,
        sql`DELETE FROM notifications WHERE id IN (
              SELECT n.id FROM notifications n WHERE n.id < ${makeId(before)} ORDER BY n.id LIMIT ${limit})`,
      ),
    signal,
  );
};

const deleteFolders: Expire = (db, now) =>
  deleteRows(
    db,
    sql`DELETE FROM bookmark_folders WHERE deleted_at < ${daysBefore(now, RETENTION_DAYS.deletedFolders)}`,
  );

const deleteLists: Expire = (db, now) =>
  deleteRows(db, sql`DELETE FROM lists WHERE deleted_at < ${daysBefore(now, RETENTION_DAYS.deletedLists)}`);

const deleteFollowAnswers: Expire = (db, now, signal) =>
  deleteInBatches(
    (limit) =>
      deleteRows(
        db,
        sql`DELETE FROM follow_requests WHERE ctid IN (
              SELECT r.ctid FROM follow_requests r WHERE r.answered_at < ${daysBefore(now, RETENTION_DAYS.followAnswers)}
              LIMIT ${limit})`,
      ),
    signal,
  );

const deleteFormerHandles: Expire = (db, now) =>
  deleteRows(db, sql`DELETE FROM former_handles WHERE held_until < ${now}`);

const deleteSessions: Expire = (db, now, signal) =>
  deleteInBatches(
    (limit) =>
      deleteRows(
        db,
        sql`DELETE FROM sessions WHERE id IN (
              SELECT s.id FROM sessions s WHERE s.last_seen_at < ${daysBefore(now, SESSION_DAYS)}
              ORDER BY s.last_seen_at LIMIT ${limit})`,
      ),
    signal,
  );

const deleteEvents: Expire = (db, now, signal) =>
  deleteInBatches((limit) => deleteEventsBefore(db, daysBefore(now, RETENTION_DAYS.events), limit), signal);

const deleteFullBuckets: Expire = (db, now, signal) =>
  deleteInBatches(
    (limit) =>
      deleteRows(
        db,
        sql`DELETE FROM rate_buckets WHERE key IN (
              SELECT b.key FROM rate_buckets b WHERE b.full_at < ${now} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
    signal,
  );

/** One job each, so that none stops another. */
export const expiries: Readonly<Record<string, Expire>> = {
  'expired-keys': deleteKeys,
  'expired-notifications': deleteNotifications,
  'expired-events': deleteEvents,
  'full-rate-buckets': deleteFullBuckets,
  'deleted-folders': deleteFolders,
  'deleted-lists': deleteLists,
  'former-handles': deleteFormerHandles,
  'expired-sessions': deleteSessions,
  'answered-follow-requests': deleteFollowAnswers,
};
