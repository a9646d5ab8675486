import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Media } from '@contract/media';
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

const picturesJson = (table: SQL, owner: SQL): SQL => sql`(SELECT json_agg(json_build_object(
    'id', md.id, 'url', md.url, 'width', md.width, 'height', md.height, 'alt', md.alt, 'moving', md.moving,
    'widths', md.widths, 'key', md.access_key) ORDER BY pm.position)
  FROM ${table} pm JOIN media md ON md.id = pm.media_id WHERE ${owner})`;

/** Pictures of post `p` as JSON rows; null without one. */
export const mediaJson = (p: SQL): SQL => picturesJson(sql`post_media`, sql`pm.post_id = ${p}.id`);

/** Pictures of message `x` as JSON rows; null without one. */
export const messageMediaJson = (x: SQL): SQL =>
  picturesJson(sql`message_media`, sql`pm.message_id = ${x}.id`);

/** With a purpose the addresses are signed. */
export const mediaOf = (
  rows: readonly z.infer<typeof MediaRow>[] | null,
  { purpose, now }: { purpose: Purpose | null; now: Date },
): Media[] =>
  (rows ?? []).map(({ moving, key, url, ...row }) => {
    const signed = purpose === null ? '' : signAddress(row.id, key, purpose, now);
    const still = stillUrl(row.id, moving);
    return {
      ...row,
      url: url ?? (signed ? `${mediaUrl(row.id)}?${signed}` : mediaUrl(row.id)),
      still: still && signed ? `${still}&${signed}` : still,
    };
  });
