import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@contract/post/media';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { fileKey, partKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import type { PictureDecoder } from '../../media/picture-decoder';

interface Whole {
  /** Objects of the earlier parts. */
  parts: readonly string[];
  last: Buffer;
  type: string;
  bytes: number;
}

export interface ContentDeps {
  db: Sql;
  store: ObjectStore;
  pictures: PictureDecoder;
}

async function* readWhole(store: ObjectStore, { parts, last }: Whole): AsyncGenerator<Uint8Array> {
  for (const id of parts) {
    const part = await store.find(partKey(id));
    if (!part)
      throw new HttpProblem('gone', { detail: 'A part of this upload is lost. Upload the file again.' });
    yield* part.read();
  }
  yield last;
}

async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Before the object is looked for: the sweep leaves contents that were claimed within a day, and deletes others under the
 * lock of their row, so that no upload relies on an object that is about to go.
 */
async function claimContent(db: Sql, hash: string, now: Date): Promise<{ hasThumbnail: boolean }> {
  const [row] = await queryRows(
    db,
    z.object({ hasThumbnail: z.boolean() }),
    sql`INSERT INTO file_contents (hash, claimed_at) VALUES (${hash}, ${now})
        ON CONFLICT (hash) DO UPDATE SET claimed_at = greatest(file_contents.claimed_at, excluded.claimed_at)
        RETURNING has_thumbnail AS "hasThumbnail"`,
  );
  return row ?? { hasThumbnail: false };
}

/** A file that only looks like a picture has no thumbnail, and is a file like any other. */
async function addThumbnail(
  { db, store, pictures }: ContentDeps,
  memberId: string,
  hash: string,
  whole: Whole,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readWhole(store, whole)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const made = await pictures.decode(memberId, bytes, 'thumbnail').catch((cause: unknown) => {
    if (cause instanceof HttpProblem) return null;
    throw cause;
  });
  const [file] = made?.files ?? [];
  if (!file) return;
  await store.put(fileKey(hash, 'thumbnail'), file.bytes, 'image/webp');
  await db.execute(sql`UPDATE file_contents SET has_thumbnail = true WHERE hash = ${hash}`);
}

const isPicture = ({ type, bytes }: Whole): boolean =>
  bytes <= MAX_PICTURE_BYTES && PICTURE_TYPES.some((each) => each === type);

/** Stores the bytes under their hash, unless an object has the same bytes. Runs outside a transaction. Returns the hash. */
export async function storeContent(
  deps: ContentDeps,
  { memberId, now, whole }: { memberId: string; now: Date; whole: Whole },
): Promise<string> {
  const { db, store } = deps;
  const hash = await hashOf(readWhole(store, whole));
  const { hasThumbnail } = await claimContent(db, hash, now);
  const known = await store.find(fileKey(hash));
  if (known?.size !== whole.bytes)
    await store.put(fileKey(hash), readWhole(store, whole), 'application/octet-stream');
  if (!hasThumbnail && isPicture(whole)) await addThumbnail(deps, memberId, hash, whole);
  return hash;
}
