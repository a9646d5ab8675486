import { MAX_CARD_URL } from '@contract/post/link-card';
import { linkLookups } from '../../db/schema/link-card';
import type { Sql } from '../../db/sql';

const TRAILING = /[.,:;!?)\]}»”’]+$/u;

/** In "(see https://a.test/b(c))." the first closing bracket belongs to the URL. */
function trimTrailingPunctuation(url: string): string {
  const end = TRAILING.exec(url);
  if (!end) return url;
  const trimmed = url.slice(0, end.index);
  const opens = end[0].startsWith(')') && trimmed.split('(').length > trimmed.split(')').length;
  return opens ? `${trimmed})` : trimmed;
}

/** The first link that clients show as one (src/lib/text/parse-text.ts), without fragment; null without one. */
export function parseFirstLink(text: string): string | null {
  for (const [found] of text.matchAll(/\bhttps?:\/\/[^\s<>"'`]+/gi)) {
    const raw = trimTrailingPunctuation(found);
    if (!URL.canParse(raw)) continue;
    const url = new URL(raw);
    if (url.username || url.password) continue;
    url.hash = '';
    return url.href.length <= MAX_CARD_URL ? url.href : null;
  }
  return null;
}

/** Lets the job fetch the page; see `posts.link`. */
export async function queueLink(db: Sql, url: string | null): Promise<void> {
  if (url !== null) await db.insert(linkLookups).values({ url });
}
