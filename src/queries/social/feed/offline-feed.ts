import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { FeedTab } from '@contract/feed/feed';
import { Me } from '@contract/member/member';
import { Post } from '@contract/post/post';
import { isAccessDenied } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import { formatRelativeTime } from '@/lib/dates/relative-time';
import { feedOptions, isList } from '@/queries/social/feed/feed';
import { meOptions } from '@/queries/social/member/me';
import { unreadNotificationsOptions } from '@/queries/social/notification';
import { cachePosts, readConfirmedPost } from '@/queries/social/post/post';
import { lacksTop } from '@/queries/social/post/page-start';
import { POST_LIST_KEY, flattenRows, type PostListData } from '@/queries/social/post/post-list';
import { commonText } from '@/messages/ui/common';
import { offlineFeedText } from '@/messages/social/offline-feed';
import { refreshRestoredFeed } from './refresh-restored-feed';
import { confirmRestored, FEED_BUILD, restoredTab, type StoredFeed } from './stored-feed';

/** Raise when the shape changes; a feed of another version is ignored. */
const FEED_VERSION = 1;

interface OfflineFeedDatabase extends DBSchema {
  feeds: { key: string; value: StoredFeed };
}

const MAX_STORED_PAGES = 2;
const SAVE_DEBOUNCE_MS = 1_000;

let opening: Promise<IDBPDatabase<OfflineFeedDatabase>> | undefined;
// Async, because opening throws where the browser forbids IndexedDB.
const database = async (): Promise<IDBPDatabase<OfflineFeedDatabase>> =>
  (opening ??= openDB<OfflineFeedDatabase>('plaza-kept', 1, {
    upgrade: (db) => void db.createObjectStore('feeds'),
    // A newer version of the app in another tab waits to upgrade the schema.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  }));

interface CachedFeed {
  tab: FeedTab;
  data: PostListData | undefined;
  /** No data and no request that could bring any: offline, or the last request failed. */
  hasFailed: boolean;
}

const cachedFeeds = (client: QueryClient): CachedFeed[] =>
  FeedTab.options.flatMap((tab) => {
    const state = client.getQueryState(feedOptions(tab).queryKey);
    if (!state) return [];
    const { data, status, error, fetchStatus, fetchFailureCount } = state;
    const hasFailed =
      !data &&
      (fetchStatus === 'paused' ||
        (status === 'error' && !isAccessDenied(error)) ||
        (fetchFailureCount > 0 && !navigator.onLine));
    return { tab, data, hasFailed };
  });

function snapshot(client: QueryClient): StoredFeed {
  const lists = cachedFeeds(client).flatMap(({ tab, data }) =>
    data
      ? [
          {
            tab,
            pages: data.pages.slice(0, MAX_STORED_PAGES),
            pageParams: data.pageParams.slice(0, MAX_STORED_PAGES),
          },
        ]
      : [],
  );
  const ids = new Set(lists.flatMap((list) => flattenRows(list).map(({ postId }) => postId)));
  const posts = [...ids].flatMap((id) => readConfirmedPost(client, id) ?? []);
  const me = client.getQueryData(meOptions().queryKey) ?? null;
  const unread = client.getQueryData(unreadNotificationsOptions().queryKey);
  return { version: FEED_VERSION, build: FEED_BUILD, at: Date.now(), lists, posts, me, unread };
}

async function readOfflineFeed(member: string): Promise<StoredFeed | null> {
  try {
    const stored = await (await database()).get('feeds', member);
    return stored?.version === FEED_VERSION ? stored : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Fills feed tabs that have no data; true if any was filled. */
function restoreFeed(client: QueryClient, { at, lists, posts, me }: StoredFeed): boolean {
  const failedTabs = new Set(cachedFeeds(client).flatMap(({ tab, hasFailed }) => (hasFailed ? [tab] : [])));
  const missing = lists.filter(({ tab }) => failedTabs.has(tab));
  if (missing.length === 0) return false;
  // Stored by another version of the app, perhaps with another schema.
  const valid = posts.filter((post) => Post.safeParse(post).success);
  cachePosts(client, valid, 0);
  for (const { tab, pages, pageParams } of missing)
    client.setQueryData(feedOptions(tab).queryKey, { pages, pageParams }, { updatedAt: at });
  if (me && Me.safeParse(me).success)
    client.setQueryData(meOptions().queryKey, (known) => known ?? me, { updatedAt: at });
  return true;
}

const notifyOffline = (client: QueryClient, at: number): void =>
  showToast({
    id: 'kept-feed',
    type: 'warning',
    title: offlineFeedText.showingTheSavedFeed,
    text: offlineFeedText.savedFeedHint(formatRelativeTime(new Date(at))),
    durationSeconds: 10,
    action: {
      label: commonText.tryAgain,
      run: () => void client.refetchQueries({ queryKey: [POST_LIST_KEY, 'feed'] }),
    },
  });

/** Stores the feed as it is read and restores it where the network fails. Returns a stop function. */
export function startOfflineFeed(client: QueryClient, member: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: StoredFeed | null = null;
  let showsStored = false;
  let stopped = false;

  const save = async () => {
    // The stored feed begins at the top.
    if (cachedFeeds(client).some(({ data }) => lacksTop(data?.pages ?? []))) return;
    const current = snapshot(client);
    if (stopped || showsStored || restoredTab(client) || current.lists.length === 0) return;
    stored = current;
    // Storage is full or blocked; the feed works online.
    await database()
      .then((db) => db.put('feeds', current, member))
      .catch(() => undefined);
  };
  const restore = () => {
    if (stopped || !stored || !restoreFeed(client, stored)) return;
    showsStored = true;
    if (navigator.onLine) notifyOffline(client, stored.at);
  };
  const stopWatching = client.getQueryCache().subscribe(({ type, query }) => {
    const [key, kind, feed] = query.queryKey;
    if (type !== 'updated' || key !== POST_LIST_KEY || kind !== 'feed' || isList(String(feed))) return;
    const { status, dataUpdatedAt } = query.state;
    if (status === 'success' && dataUpdatedAt > (stored?.at ?? 0)) {
      showsStored = false;
      confirmRestored(client);
    }
    queueMicrotask(restore);
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_DEBOUNCE_MS);
  });
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') void save();
  };
  document.addEventListener('visibilitychange', saveWhenHidden);
  const refresh = async () => {
    const tab = restoredTab(client);
    if (!tab || (await refreshRestoredFeed(client, tab)) || stopped) return;
    showsStored = true;
    const at = client.getQueryState(feedOptions(tab).queryKey)?.dataUpdatedAt;
    if (at && navigator.onLine) notifyOffline(client, at);
  };
  void refresh();
  void readOfflineFeed(member).then((found) => {
    stored ??= found;
    restore();
    void save();
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopWatching();
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}

export async function clearOfflineFeed(member: string): Promise<void> {
  await (await database()).delete('feeds', member);
}
