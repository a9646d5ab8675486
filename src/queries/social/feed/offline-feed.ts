import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Me, Me as MeShape } from '@contract/member';
import { type Post, Post as PostShape } from '@contract/post';
import { ApiError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import { formatRelativeTime } from '@/lib/dates/relative-time';
import { meOptions } from '@/queries/social/member/me';
import { cachePosts, type PostEntry, postKey } from '@/queries/social/post/post';
import { POST_LIST_KEY, flattenRows, type PostListData } from '@/queries/social/post/post-list';

/** First pages of the feed at the last visit. */
interface OfflineFeed {
  at: number;
  lists: (PostListData & { tab: string })[];
  posts: Post[];
  me: Me | null;
}
interface OfflineFeedDatabase extends DBSchema {
  feeds: { key: string; value: OfflineFeed };
}

const MAX_STORED_PAGES = 2;
const SAVE_DEBOUNCE_MS = 1_000;

let opening: Promise<IDBPDatabase<OfflineFeedDatabase>> | undefined;
const database = (): Promise<IDBPDatabase<OfflineFeedDatabase>> =>
  (opening ??= openDB<OfflineFeedDatabase>('plaza-kept', 1, {
    upgrade: (db) => void db.createObjectStore('feeds'),
  }));

interface CachedFeed {
  tab: string;
  data: PostListData | undefined;
  /** No data and no request that could bring any: offline, or the last request failed. */
  stuck: boolean;
}

/** The service refuses this member (suspended, signed out), so stored posts stay hidden too. */
const isAccessDenied = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403].includes(error.problem.status);

const cachedFeeds = (client: QueryClient): CachedFeed[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [POST_LIST_KEY, 'feed'] })
    .map(({ queryKey, state }) => ({
      tab: String(queryKey[2]),
      data: state.data as PostListData | undefined,
      stuck:
        !state.data &&
        (state.fetchStatus === 'paused' ||
          (state.status === 'error' && !isAccessDenied(state.error)) ||
          (state.fetchFailureCount > 0 && !navigator.onLine)),
    }));

function snapshot(client: QueryClient): OfflineFeed {
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
  const posts = [...ids].flatMap((id) => client.getQueryData<PostEntry>(postKey(id))?.confirmed ?? []);
  return { at: Date.now(), lists, posts, me: client.getQueryData<Me>(meOptions().queryKey) ?? null };
}

async function readOfflineFeed(member: string): Promise<OfflineFeed | null> {
  try {
    return (await (await database()).get('feeds', member)) ?? null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Fills feed tabs that have no data; true if any was filled. */
function restoreFeed(client: QueryClient, { at, lists, posts, me }: OfflineFeed): boolean {
  const stuck = new Set(cachedFeeds(client).flatMap(({ tab, stuck }) => (stuck ? [tab] : [])));
  const wanted = lists.filter(({ tab }) => stuck.has(tab));
  if (wanted.length === 0) return false;
  // Stored by another version of the app, perhaps with another schema.
  const sound = posts.filter((post) => PostShape.safeParse(post).success);
  cachePosts(client, sound, 0);
  for (const { tab, pages, pageParams } of wanted)
    client.setQueryData<PostListData>([POST_LIST_KEY, 'feed', tab], { pages, pageParams }, { updatedAt: at });
  if (me && MeShape.safeParse(me).success)
    client.setQueryData<Me>(meOptions().queryKey, (known) => known ?? me, { updatedAt: at });
  return true;
}

const notifyOffline = (client: QueryClient, at: number): void =>
  showToast({
    id: 'kept-feed',
    type: 'warning',
    title: 'The feed as it was',
    text: `Plaza cannot be reached. This was read ${formatRelativeTime(new Date(at))}.`,
    durationSeconds: 10,
    action: {
      label: 'Try again',
      run: () => void client.refetchQueries({ queryKey: [POST_LIST_KEY, 'feed'] }),
    },
  });

/** Stores the feed as it is read and restores it where the network fails. Returns a stop function. */
export function startOfflineFeed(client: QueryClient, member: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: OfflineFeed | null = null;
  let shownKept = false;
  let stopped = false;

  const keep = async () => {
    const now = snapshot(client);
    if (stopped || shownKept || now.lists.length === 0) return;
    kept = now;
    // Storage is full or blocked; the feed works online.
    await database()
      .then((db) => db.put('feeds', now, member))
      .catch(() => undefined);
  };
  const look = () => {
    if (stopped || !kept || !restoreFeed(client, kept)) return;
    shownKept = true;
    if (navigator.onLine) notifyOffline(client, kept.at);
  };
  const stopWatching = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== POST_LIST_KEY || query.queryKey[1] !== 'feed') return;
    const { status, dataUpdatedAt } = query.state;
    if (status === 'success' && dataUpdatedAt > (kept?.at ?? 0)) shownKept = false;
    queueMicrotask(look);
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), SAVE_DEBOUNCE_MS);
  });
  const leave = () => {
    if (document.visibilityState === 'hidden') void keep();
  };
  document.addEventListener('visibilitychange', leave);
  void readOfflineFeed(member).then((found) => {
    kept ??= found;
    look();
    void keep();
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopWatching();
    document.removeEventListener('visibilitychange', leave);
  };
}

export async function clearOfflineFeed(): Promise<void> {
  try {
    await (await database()).clear('feeds');
  } catch {
    // Storage is blocked: nothing to clear.
  }
}
