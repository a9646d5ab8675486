import type { PageStart } from '@/lib/storage/reading-position';
import type { PostListPage, PostRow } from './post-page';

/** Pages read to reach the posts below, when posts have been added between two pages since. */
const MAX_PAGES_TO_MEET = 3;

/** Reads the page above `below`, without the rows of those, which stay where they are. */
export async function readAbove(
  read: (cursor: string | null) => Promise<PostListPage>,
  start: PageStart,
  below: readonly PostListPage[],
  marksGaps: boolean,
): Promise<PostListPage> {
  const known = new Set(below.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const next = below[0]?.start?.cursor;
  const rows: PostRow[] = [];
  let { cursor } = start;
  for (let pages = 1; ; pages += 1) {
    const page = await read(cursor);
    rows.push(...page.rows.filter(({ key }) => !known.has(key)));
    const { nextCursor } = page;
    const meets = nextCursor === null || nextCursor === next || page.rows.some(({ key }) => known.has(key));
    if (meets || pages === MAX_PAGES_TO_MEET) return { start, rows, nextCursor, gap: marksGaps && !meets };
    cursor = nextCursor;
  }
}
