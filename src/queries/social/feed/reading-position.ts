import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed';
import { getPlace, putPlace } from '@contract/reading-position';
import { call } from '@/lib/api/client';
import { LIST, listedRows, type PostListData, type PostRow } from '@/queries/social/post/post-list';

const rowsOf = (client: QueryClient, tab: FeedTab): PostRow[] =>
  listedRows(client.getQueryData<PostListData>([LIST, 'feed', tab]));

/** Where somebody was before: a row that is there, or a moment whose posts have to be read first. */
export type LeftOff = { key: string } | { from: string };

/** So near the top, there is nothing to go back to. */
const NEAR = 3;

/** Where reading stopped on whatever device; null where that is here, or not known. Never throws. */
export async function findLeftOff(client: QueryClient, tab: FeedTab): Promise<LeftOff | null> {
  const answer = await call(getPlace, { query: { list: tab } }).catch(() => null);
  const rows = rowsOf(client, tab);
  if (!answer?.place || rows.length === 0) return null;
  const { postId, at } = answer.place;
  const index = rows.findIndex((row) => row.postId === postId);
  if (index >= 0) return index > NEAR ? { key: rows[index]?.key ?? '' } : null;
  // The order of For you has nothing to do with time: what is not there now cannot be found.
  if (tab === 'for-you') return null;
  const later = rows.findIndex((row) => row.at !== undefined && row.at <= at);
  if (later < 0) return { from: at };
  return later > NEAR ? { key: rows[later]?.key ?? '' } : null;
}

/** The key of the first row that is not later than a moment. */
const keyFrom = (client: QueryClient, tab: FeedTab, from: string): string | undefined =>
  rowsOf(client, tab).find((row) => row.at !== undefined && row.at <= from)?.key;

/** Reads what is missing on the way to a place; the key of the row there, if there is one. Throws as `call` does. */
export async function goTo(client: QueryClient, tab: FeedTab, left: LeftOff): Promise<string | undefined> {
  if ('key' in left) return left.key;
  const { readFrom } = await import('./feed-pages');
  await readFrom(client, left.from);
  return keyFrom(client, tab, left.from);
}

let last = '';

/** Tells the service which row is read, for other devices. One that does not get through is made up for by the next. */
export async function keepOnService(client: QueryClient, tab: FeedTab, key: string | null): Promise<void> {
  const rows = rowsOf(client, tab);
  const row = key === null ? rows[0] : rows.find((one) => one.key === key);
  if (!row?.at || row.gap || last === `${tab}:${row.key}`) return;
  last = `${tab}:${row.key}`;
  await call(putPlace, { body: { list: tab, postId: row.postId, at: row.at } }).catch(() => {
    last = '';
  });
}
