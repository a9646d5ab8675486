import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Media } from '@contract/post/media';
import { type VoiceNote, VOICE_TYPES } from '@contract/post/voice-note';
import { type Purpose, signAddress } from '../../media/signed-address';
import { mediaUrl, stillUrl } from './media';

export const MediaRow = z.object({
  id: z.string(),
  url: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  moving: z.boolean(),
  widths: z.array(z.int()),
  key: z.string(),
});

/** A picture, or the voice note of a message. */
export const MessageMediaRow = z.extend(MediaRow, {
  type: z.string(),
  seconds: z.nullable(z.int()),
  peaks: z.nullable(z.array(z.int())),
});
type MessageMediaRow = z.infer<typeof MessageMediaRow>;

const filesJson = (table: SQL, owner: SQL, more = sql``): SQL => sql`(SELECT json_agg(json_build_object(
    'id', md.id, 'url', md.url, 'width', md.width, 'height', md.height, 'alt', md.alt, 'moving', md.moving,
    'widths', md.widths, 'key', md.access_key${more}) ORDER BY pm.position)
  FROM ${table} pm JOIN media md ON md.id = pm.media_id WHERE ${owner})`;

/** Pictures of post `p` as JSON rows; null without one. */
export const mediaJson = (p: SQL): SQL => filesJson(sql`post_media`, sql`pm.post_id = ${p}.id`);

/** Pictures and voice note of message `x` as JSON rows; null without one. */
export const messageMediaJson = (x: SQL): SQL =>
  filesJson(
    sql`message_media`,
    sql`pm.message_id = ${x}.id AND pm.conversation_id = ${x}.conversation_id`,
    sql`, 'type', md.content_type, 'seconds', pm.seconds, 'peaks', pm.peaks`,
  );

/** With a purpose the addresses are signed. */
export const mediaOf = (
  rows: readonly z.infer<typeof MediaRow>[] | null,
  { purpose, now }: { purpose: Purpose | null; now: Date },
): Media[] =>
  (rows ?? []).map(({ id, width, height, alt, widths, moving, key, url }) => {
    const signed = purpose === null ? '' : signAddress(id, key, purpose, now);
    const still = stillUrl(id, moving);
    return {
      id,
      width,
      height,
      alt,
      widths,
      url: url ?? (signed ? `${mediaUrl(id)}?${signed}` : mediaUrl(id)),
      still: still && signed ? `${still}&${signed}` : still,
    };
  });

/** Pictures and voice note of a message, with signed addresses. */
export function messageMediaOf(
  rows: readonly MessageMediaRow[] | null,
  { purpose, now }: { purpose: Purpose; now: Date },
): { media: Media[]; voice: VoiceNote | null } {
  const pictures = (rows ?? []).filter(({ seconds }) => seconds === null);
  const recording = rows?.find(({ seconds }) => seconds !== null);
  const type = VOICE_TYPES.find((each) => each === recording?.type);
  const voice = recording &&
    type && {
      url: `${mediaUrl(recording.id)}?${signAddress(recording.id, recording.key, purpose, now)}`,
      seconds: recording.seconds ?? 0,
      peaks: recording.peaks ?? [],
      type,
    };
  return { media: mediaOf(pictures, { purpose, now }), voice: voice ?? null };
}
