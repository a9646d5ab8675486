import { MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE } from '@contract/primitives';
import type { PageStart, ReadingPosition } from '@/lib/storage/reading-position';
import type { PostListPage } from './post-page';

export const TOP: PageStart = { cursor: null, above: [] };

/** Undefined for the top. */
export const startAbove = ({ cursor, above }: PageStart): PageStart | undefined =>
  cursor === null ? undefined : { cursor: above.at(-1) ?? null, above: above.slice(0, -1) };

export const startBelow = ({ cursor, above }: PageStart, next: string): PageStart => ({
  cursor: next,
  above: cursor === null ? [] : [...above, cursor],
});

/** The pages of a list that was reloaded further down, or scrolled far, lack its top. */
export const lacksTop = (pages: readonly PostListPage[]): boolean => Boolean(pages[0]?.start?.cursor);

/** Rows between the top of the list and its pages; pages may be shorter than counted. */
export function rowsAbove(pages: readonly PostListPage[]): number {
  const { cursor, above } = pages[0]?.start ?? TOP;
  return cursor === null ? 0 : (above.length + 1) * DEFAULT_PAGE_SIZE;
}

/** Rows below a restored one in the page that is read for it; they fill the window. */
const ROWS_BELOW = 14;

/** What a reload asks for to show the row with this key, in one page. */
export function placeOf(
  pages: readonly PostListPage[],
  key: string,
): Pick<ReadingPosition, 'start' | 'limit'> {
  for (const { rows, start = TOP } of pages) {
    const limit = rows.findIndex((row) => row.key === key) + 1 + ROWS_BELOW;
    if (limit > ROWS_BELOW)
      return limit > DEFAULT_PAGE_SIZE ? { start, limit: Math.min(limit, MAX_PAGE_SIZE) } : { start };
  }
  return {};
}
