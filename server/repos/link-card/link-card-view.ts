import type { LinkCard } from '@contract/post/link-card';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Sql } from '../../db/sql';

export const LinkCardRow = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
  picture: z.nullable(z.string()),
}) satisfies z.ZodMiniType<LinkCard>;

/** Card of post `p` as JSON; null without a link, and until the page has been fetched. */
export const linkCardJson = (p: SQL): SQL => sql`CASE WHEN ${p}.link IS NOT NULL THEN (
  SELECT json_build_object('url', lc.url, 'title', lc.title, 'description', lc.description, 'site', lc.site,
    'picture', lc.picture_url)
  FROM link_cards lc WHERE lc.url = ${p}.link AND lc.title IS NOT NULL) END`;

/** WebP; null for an unknown id. */
export async function readLinkPicture(db: Sql, id: string): Promise<Buffer | null> {
  const { rows } = await db.execute(sql`SELECT bytes FROM link_pictures WHERE id = ${id}`);
  const bytes = rows[0]?.['bytes'];
  return Buffer.isBuffer(bytes) ? bytes : null;
}
