import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed/feed';
import { getReadingPosition, putReadingPosition } from '@contract/feed/reading-position';
import { callApi } from '@/lib/api/client';
import type { ReadingPosition } from '@/lib/storage/reading-position';
import { lacksTop, placeOf } from '@/queries/social/post/page-start';
import { flattenRows } from '@/queries/social/post/post-list';
import type { PostRow } from '@/queries/social/post/post-page';
import { feedOptions } from './feed';

const cachedRows = (client: QueryClient, tab: FeedTab): PostRow[] =>
  flattenRows(client.getQueryData(feedOptions(tab).queryKey));

/** A row with the page that holds it if it is no longer loaded, or a start time (ISO 8601) to fetch from. */
export type ResumeTarget = Omit<ReadingPosition, 'offset'> | { from: string };

/** Rows from the top within which resuming is not offered. */
const NEAR_TOP_ROWS = 3;

/** Position on the last used device; null if unknown or already in view. Never throws. */
export async function findResumeTarget(client: QueryClient, tab: FeedTab): Promise<ResumeTarget | null> {
  const answer = await callApi(getReadingPosition, { query: { list: tab } }).catch(() => null);
  const rows = cachedRows(client, tab);
  if (!answer?.place || rows.length === 0) return null;
  const { postId, at } = answer.place;
  const index = rows.findIndex((row) => row.postId === postId);
  if (index >= 0) return index > NEAR_TOP_ROWS ? { key: rows[index]?.key ?? '' } : null;
  // For you is not chronological: a row that is not loaded cannot be found by time.
  if (tab === 'for-you') return null;
  const later = rows.findIndex((row) => row.at !== undefined && row.at <= at);
  if (later < 0) return { from: at };
  return later > NEAR_TOP_ROWS ? { key: rows[later]?.key ?? '' } : null;
}

const firstKeyAtOrBefore = (client: QueryClient, tab: FeedTab, from: string): string | undefined =>
  cachedRows(client, tab).find((row) => row.at !== undefined && row.at <= from)?.key;

/** Fetches missing posts and resolves with the target row and its page. Throws as `callApi` does. */
export async function loadResumeTarget(
  client: QueryClient,
  tab: FeedTab,
  left: ResumeTarget,
): Promise<Omit<ReadingPosition, 'offset'> | undefined> {
  const { loadFeedAt, loadFeedFrom } = await import('./feed-pages');
  const isLoaded = (key: string) => cachedRows(client, tab).some((row) => row.key === key);
  if ('from' in left) await loadFeedFrom(client, left.from);
  else if (left.start && !isLoaded(left.key)) await loadFeedAt(client, tab, { ...left, start: left.start });
  const key = 'key' in left ? left.key : firstKeyAtOrBefore(client, tab, left.from);
  return key === undefined
    ? undefined
    : { key, ...placeOf(client.getQueryData(feedOptions(tab).queryKey)?.pages ?? [], key) };
}

const lastSaved = new WeakMap<QueryClient, string>();

/** Stores the position for other devices. A failed request is not retried; the next position follows. */
export async function syncReadingPosition(
  client: QueryClient,
  tab: FeedTab,
  key: string | null,
): Promise<void> {
  const rows = cachedRows(client, tab);
  const isAtTop = !lacksTop(client.getQueryData(feedOptions(tab).queryKey)?.pages ?? []);
  const row = rows.find((one) => (key === null ? isAtTop : one.key === key));
  if (!row?.at || row.gap || lastSaved.get(client) === `${tab}:${row.key}`) return;
  lastSaved.set(client, `${tab}:${row.key}`);
  await callApi(putReadingPosition, { body: { list: tab, postId: row.postId, at: row.at } }).catch(() => {
    lastSaved.delete(client);
  });
}
