import { sql, type SQL } from 'drizzle-orm';
import { COPY_WIDTHS, uploadMedia } from '@contract/post/media';
import { uploadVoiceNote, VOICE_TYPES } from '@contract/post/voice-note';
import { Id } from '@contract/primitives';
import { answerFile } from '../../http/request/file-stream';
import { handleUpload, type UploadHandler } from '../../http/handler';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { mediaKey, mediaKeys, pictureFileName, type PicturePart } from '../../media/object-key';
import type { ObjectStore, StoredObject } from '../../media/object-store';
import { readSignedQuery } from '../../media/signed-address';
import type { PictureDecoder } from '../../media/picture-decoder';
import { isActive } from '../../repos/policies';
import { HttpProblem } from '../../http/response/problem';
import { readLinkPicture } from '../../repos/link-card/link-card-view';
import { savePicture, storeUpload } from '../../repos/media/media';
import { saveVoiceNote, storeVoiceNote } from '../../repos/media/voice-note';

export function mediaRoutes(store: ObjectStore, pictures: PictureDecoder): readonly UploadHandler[] {
  // The write has been answered; the sweep deletes what stays.
  const discard = ({ id }: { id: string }): Promise<void> =>
    store.delete(mediaKeys([id])).catch(() => undefined);
  return [
    handleUpload(uploadMedia, {
      receive: async (bytes, call) => storeUpload(call, await pictures.decode(call.me.id, bytes), store),
      handle: savePicture,
      discard,
    }),
    handleUpload(uploadVoiceNote, {
      receive: (bytes, call) => storeVoiceNote(call, bytes, store),
      handle: saveVoiceNote,
      discard,
    }),
  ];
}

const MediaRow = z.object({
  type: z.string(),
  key: z.string(),
  /** In a post that is not hidden or deleted, by an author in good standing; in no post, and no deleted message. */
  shown: z.boolean(),
  restricted: z.boolean(),
});
const SERVED_TYPES = new Set<string>(['image/webp', 'image/avif', 'image/jpeg', 'image/png', ...VOICE_TYPES]);

interface MediaRequest {
  id: string;
  /** `still` or `width` for a part of the picture; a signature for a followers-only post. */
  query: Record<string, string>;
  headers: Headers;
  now: Date;
}

/** Null when the query asks for a part that no picture has. */
function partOf({ still, width }: Record<string, string>): PicturePart | null {
  if (still !== undefined) return 'still';
  return width === undefined ? 'whole' : (COPY_WIDTHS.find((copy) => String(copy) === width) ?? null);
}

const hasPart = (part: PicturePart): SQL => {
  if (part === 'whole') return sql`true`;
  return part === 'still' ? sql`m.moving` : sql`${part} = ANY(m.widths)`;
};

const PUBLIC_CACHING = 'public, max-age=31536000, immutable';

/** Cache-Control of a picture the request may see; null for any other. */
function cachingFor(row: z.infer<typeof MediaRow>, { id, query, now }: MediaRequest): string | null {
  const signed = readSignedQuery(query, { id, key: row.key, now });
  const isAllowed = signed?.purpose === 'review' || (row.shown && (!row.restricted || signed !== null));
  if (!isAllowed) return null;
  if (!signed) return PUBLIC_CACHING;
  return `private, max-age=${Math.floor(signed.remainingMs / 1000)}, immutable`;
}

interface MediaFile extends Pick<StoredObject, 'size' | 'read'> {
  /** Unique for these bytes. */
  name: string;
  type: string;
  cacheControl: string;
}

function answerMedia(headers: Headers, { name, type, cacheControl, ...file }: MediaFile): Response {
  const caching = { 'Cache-Control': cacheControl, ETag: `"${name}"` };
  if (headers.get('if-none-match') === caching.ETag)
    return new Response(null, { status: 304, headers: caching });
  return answerFile(headers, file, {
    ...caching,
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
}

/** The linked page is public, and so is its picture, while a card shows the picture. */
async function serveLinkPicture(db: Sql, id: string, headers: Headers): Promise<Response> {
  const bytes = await readLinkPicture(db, id);
  if (!bytes) throw new HttpProblem('not-found');
  return answerMedia(headers, {
    name: id,
    type: 'image/webp',
    cacheControl: PUBLIC_CACHING,
    size: bytes.length,
    read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream(),
  });
}

/**
 * Needs no token, because <img> cannot send one: the random id is the secret of a public picture, a signature that of a
 * picture for followers or in a message, and of every recording. 404 once no visible post or message shows the file.
 */
export async function readMedia(db: Sql, store: ObjectStore, request: MediaRequest): Promise<Response> {
  const { id, query, headers } = request;
  const part = partOf(query);
  if (!Id.safeParse(id).success || part === null) throw new HttpProblem('not-found');
  const [row] = await queryRows(
    db,
    MediaRow,
    sql`SELECT m.content_type AS type, m.access_key AS key,
          NOT EXISTS (SELECT 1 FROM post_media pm WHERE pm.media_id = m.id) AND NOT EXISTS (
            SELECT 1 FROM message_media mm
              JOIN messages x ON x.id = mm.message_id AND x.conversation_id = mm.conversation_id
            WHERE mm.media_id = m.id AND x.deleted_at IS NOT NULL) OR EXISTS (
            SELECT 1 FROM post_media pm JOIN posts p ON p.id = pm.post_id JOIN members a ON a.id = p.author_id
            WHERE pm.media_id = m.id AND p.deleted_at IS NULL AND p.hidden_at IS NULL
              AND ${isActive(sql`a`)}) AS shown,
          EXISTS (SELECT 1 FROM post_media pm JOIN posts p ON p.id = pm.post_id
            WHERE pm.media_id = m.id AND p.audience <> 'public')
            OR EXISTS (SELECT 1 FROM message_media mm WHERE mm.media_id = m.id)
            OR m.content_type LIKE 'audio/%' AS restricted
        FROM media m WHERE m.id = ${id} AND m.url IS NULL AND ${hasPart(part)}`,
  );
  if (!row && part === 'whole') return serveLinkPicture(db, id.toLowerCase(), headers);
  const cacheControl = row ? cachingFor(row, { ...request, id: id.toLowerCase() }) : null;
  if (!row || cacheControl === null || !SERVED_TYPES.has(row.type)) throw new HttpProblem('not-found');
  const name = pictureFileName(id.toLowerCase(), part);
  const file = await store.find(mediaKey(id.toLowerCase(), part));
  if (!file) throw new HttpProblem('not-found');
  return answerMedia(headers, { name, type: row.type, cacheControl, size: file.size, read: file.read });
}
