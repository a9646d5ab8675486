import { sql, type SQL } from 'drizzle-orm';
import type { MediaReference, UploadedMedia } from '@contract/post/media';
import * as z from 'zod/mini';
import { messageMedia } from '../../db/schema/message';
import { media, postMedia } from '../../db/schema/post';
import { countRows, idList, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { mediaKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { sweepObjects } from '../../media/sweep-objects';
import type { ProcessedPicture } from '../../media/process-picture';
import type { Caller } from '../policies';
import type { FileCall } from '../../http/handler';
import { HttpProblem } from '../../http/response/problem';

/** Unused uploads per member; the oldest are deleted beyond that. */
const MAX_UNUSED = 100;
/** Unused uploads and pictures of deleted posts and messages; the same as the retention of idempotency keys. */
const RETENTION_DAYS = 30;

export const mediaUrl = (id: string): string => `/api/v1/media/${id}`;

/** Address of the first frame; null for a picture that is not animated. */
export const stillUrl = (id: string, moving: boolean): string | null =>
  moving ? `${mediaUrl(id)}?still` : null;

/** Upload `m` (a table alias) belongs to no post, scheduled post, message, avatar or banner. */
const isUnused = (m: SQL): SQL => sql`${m}.url IS NULL
  AND NOT EXISTS (SELECT 1 FROM post_media pm WHERE pm.media_id = ${m}.id)
  AND NOT EXISTS (SELECT 1 FROM scheduled_media sm WHERE sm.media_id = ${m}.id)
  AND NOT EXISTS (SELECT 1 FROM message_media mm WHERE mm.media_id = ${m}.id)
  AND NOT EXISTS (SELECT 1 FROM members o WHERE o.id = ${m}.owner_id
    AND '/api/v1/media/' || ${m}.id IN (o.avatar_url, o.banner_url))`;

export interface StoredUpload {
  id: string;
  hash: string;
  width: number;
  height: number;
  moving: boolean;
  widths: number[];
}

/**
 * Writes the files before the transaction, so that a slow store holds no connection; files without a row are deleted
 * after a day. Files of the same member with the same bytes are copies within the store; each upload has its own id.
 */
export async function storeUpload(
  { db, me, now }: FileCall,
  { width, height, hash, moving, widths, files }: ProcessedPicture,
  store: ObjectStore,
  type = 'image/webp',
): Promise<StoredUpload> {
  const id = makeId(now);
  const [same] = await queryRows(
    db,
    MediaId,
    sql`SELECT m.id FROM media m WHERE m.owner_id = ${me.id} AND m.hash = ${hash} AND m.moving = ${moving} LIMIT 1`,
  );
  for (const { part, bytes } of files) {
    const key = mediaKey(id, part);
    if (!same || !(await store.copy(mediaKey(same.id, part), key))) await store.put(key, bytes, type);
  }
  return { id, hash, width, height, moving, widths: [...widths] };
}

export async function insertUpload(
  { db, me, now }: FileCall,
  upload: StoredUpload,
  contentType: string,
): Promise<void> {
  await db.insert(media).values({ ...upload, ownerId: me.id, contentType, createdAt: now });
  await db.execute(sql`
    DELETE FROM media WHERE id IN (
      SELECT m.id FROM media m WHERE m.owner_id = ${me.id} AND ${isUnused(sql`m`)}
      ORDER BY m.created_at DESC, m.id DESC OFFSET ${MAX_UNUSED})`);
}

export async function savePicture(call: FileCall, picture: StoredUpload): Promise<UploadedMedia> {
  await insertUpload(call, picture, 'image/webp');
  const { id, width, height, moving, widths } = picture;
  return { id, url: mediaUrl(id), width, height, still: stillUrl(id, moving), widths };
}

const MediaId = z.object({ id: z.string() });

type Uses = readonly z.output<typeof MediaReference>[];

const goneTexts = {
  picture: { media: 'A picture is no longer available. Add the picture again.' },
  voice: { voice: 'The recording is no longer available. Record again.' },
};

/**
 * Locks own, unused uploads of the kind until the end of the transaction; throws `validation` for any other id.
 */
export async function claimMedia(
  db: Sql,
  me: Caller,
  ids: readonly string[],
  kind: 'picture' | 'voice' = 'picture',
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`SELECT 1 FROM media WHERE id = ANY(${idList(ids)}) AND owner_id = ${me.id} ORDER BY id FOR NO KEY UPDATE`,
  );
  // Checked after the lock: an earlier holder of the lock may have used the uploads.
  const found = await countRows(
    db,
    sql`SELECT 1 FROM media m WHERE m.id = ANY(${idList(ids)}) AND m.owner_id = ${me.id}
          AND m.content_type LIKE ${kind === 'voice' ? 'audio/%' : 'image/%'} AND ${isUnused(sql`m`)}`,
  );
  if (found === ids.length) return;
  throw new HttpProblem('validation', { fields: goneTexts[kind] });
}

async function setAltTexts(db: Sql, uses: Uses): Promise<void> {
  for (const { id, alt } of uses) await db.execute(sql`UPDATE media SET alt = ${alt} WHERE id = ${id}`);
}

/** Attaches claimed uploads to a post in order, with their alt texts. */
export async function attachMedia(db: Sql, postId: string, uses: Uses): Promise<void> {
  if (uses.length === 0) return;
  await setAltTexts(db, uses);
  await db.insert(postMedia).values(uses.map(({ id }, position) => ({ postId, mediaId: id, position })));
}

/** Like `attachMedia`, for a message. */
export async function attachToMessage(
  db: Sql,
  message: { messageId: string; conversationId: string },
  uses: Uses,
): Promise<void> {
  if (uses.length === 0) return;
  await setAltTexts(db, uses);
  await db
    .insert(messageMedia)
    .values(uses.map(({ id }, position) => ({ ...message, mediaId: id, position })));
}

const NIL_ID = '00000000-0000-0000-0000-000000000000';
/** Pictures examined per statement. */
const EXAMINED = 2000;

/** Deletes among the next pictures by id; returns the last id, or null at the end. */
async function deleteUnusedAfter(db: Sql, before: Date, after: string): Promise<string | null> {
  const [row] = await queryRows(
    db,
    z.object({ last: z.nullable(z.string()), examined: z.int() }),
    sql`WITH page AS MATERIALIZED (
          SELECT m.* FROM media m WHERE m.id > ${after}::uuid ORDER BY m.id LIMIT ${EXAMINED}),
        deleted AS (
          DELETE FROM media WHERE id IN (
            SELECT m.id FROM page m WHERE m.url IS NULL AND m.created_at < ${before} AND (${isUnused(sql`m`)} OR (
              EXISTS (SELECT 1 FROM post_media pm WHERE pm.media_id = m.id) AND NOT EXISTS (
                SELECT 1 FROM post_media pm JOIN posts p ON p.id = pm.post_id
                WHERE pm.media_id = m.id AND (p.deleted_at IS NULL OR p.deleted_at >= ${before}))) OR EXISTS (
              SELECT 1 FROM message_media mm
                JOIN messages x ON x.id = mm.message_id AND x.conversation_id = mm.conversation_id
              WHERE mm.media_id = m.id AND x.deleted_at < ${before}))))
        SELECT max(page.id::text) AS last, count(*)::int AS examined FROM page`,
  );
  return row && row.examined === EXAMINED ? row.last : null;
}

/** Deletes expired unused uploads, files of posts and messages deleted 30 days ago, and files without a row. */
export async function deleteUnusedMedia(db: Sql, now: Date, store: ObjectStore): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  for (let after: string | null = NIL_ID; after !== null;) after = await deleteUnusedAfter(db, before, after);
  await sweepObjects(store, {
    folder: 'media',
    now,
    named: async (ids) => {
      const rows = await queryRows(db, MediaId, sql`SELECT id FROM media WHERE id = ANY(${idList(ids)})`);
      return new Set(rows.map(({ id }) => id));
    },
  });
}
