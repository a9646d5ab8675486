import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed';
import { getReadingPosition, putReadingPosition } from '@contract/reading-position';
import { callApi } from '@/lib/api/client';
import { POST_LIST_KEY, flattenRows, type PostListData, type PostRow } from '@/queries/social/post/post-list';

const cachedRows = (client: QueryClient, tab: FeedTab): PostRow[] =>
  flattenRows(client.getQueryData<PostListData>([POST_LIST_KEY, 'feed', tab]));

/** Where somebody was before: a row that is there, or a moment whose posts have to be read first. */
export type ResumeTarget = { key: string } | { from: string };

/** So near the top, there is nothing to go back to. */
const NEAR_TOP_ROWS = 3;

/** Where reading stopped on whatever device; null where that is here, or not known. Never throws. */
export async function findResumeTarget(client: QueryClient, tab: FeedTab): Promise<ResumeTarget | null> {
  const answer = await callApi(getReadingPosition, { query: { list: tab } }).catch(() => null);
  const rows = cachedRows(client, tab);
  if (!answer?.place || rows.length === 0) return null;
  const { postId, at } = answer.place;
  const index = rows.findIndex((row) => row.postId === postId);
  if (index >= 0) return index > NEAR_TOP_ROWS ? { key: rows[index]?.key ?? '' } : null;
  // The order of For you has nothing to do with time: what is not there now cannot be found.
  if (tab === 'for-you') return null;
  const later = rows.findIndex((row) => row.at !== undefined && row.at <= at);
  if (later < 0) return { from: at };
  return later > NEAR_TOP_ROWS ? { key: rows[later]?.key ?? '' } : null;
}

/** The key of the first row that is not later than a moment. */
const firstKeyAtOrBefore = (client: QueryClient, tab: FeedTab, from: string): string | undefined =>
  cachedRows(client, tab).find((row) => row.at !== undefined && row.at <= from)?.key;

/** Reads what is missing on the way to a place; the key of the row there, if there is one. Throws as `call` does. */
export async function loadResumeTarget(
  client: QueryClient,
  tab: FeedTab,
  left: ResumeTarget,
): Promise<string | undefined> {
  if ('key' in left) return left.key;
  const { loadFeedFrom: readFrom } = await import('./feed-pages');
  await readFrom(client, left.from);
  return firstKeyAtOrBefore(client, tab, left.from);
}

let lastSaved = '';

/** Tells the service which row is read, for other devices. One that does not get through is made up for by the next. */
export async function syncReadingPosition(
  client: QueryClient,
  tab: FeedTab,
  key: string | null,
): Promise<void> {
  const rows = cachedRows(client, tab);
  const row = key === null ? rows[0] : rows.find((one) => one.key === key);
  if (!row?.at || row.gap || lastSaved === `${tab}:${row.key}`) return;
  lastSaved = `${tab}:${row.key}`;
  await callApi(putReadingPosition, { body: { list: tab, postId: row.postId, at: row.at } }).catch(() => {
    lastSaved = '';
  });
}
