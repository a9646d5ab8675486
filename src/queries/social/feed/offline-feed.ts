import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Me, Me as MeShape } from '@contract/member';
import { type Post, Post as PostShape } from '@contract/post';
import { ApiError } from '@/lib/api/client';
import { notify } from '@/lib/overlays/toast';
import { relativeTime } from '@/lib/dates/relative-time';
import { meOptions } from '@/queries/social/member/me';
import { absorbPosts, type PostEntry, postKey } from '@/queries/social/post/post';
import { LIST, listedRows, type PostListData } from '@/queries/social/post/post-list';

/** The first pages of the feed as they were read last, with their posts: what can be read without a network. */
interface KeptFeed {
  at: number;
  lists: (PostListData & { tab: string })[];
  posts: Post[];
  me: Me | null;
}
interface Schema extends DBSchema {
  feeds: { key: string; value: KeptFeed };
}

const PAGES = 2;
const PAUSE_MS = 1_000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;
const database = (): Promise<IDBPDatabase<Schema>> =>
  (opening ??= openDB<Schema>('plaza-kept', 1, { upgrade: (db) => void db.createObjectStore('feeds') }));

interface Shown {
  tab: string;
  data: PostListData | undefined;
  /** Nothing came and nothing is about to: no network, or the last try has failed. */
  stuck: boolean;
}

/** The service was reached and gives this member nothing, as to one who is suspended: nor does this device. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403].includes(error.problem.status);

const shownLists = (client: QueryClient): Shown[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [LIST, 'feed'] })
    .map(({ queryKey, state }) => ({
      tab: String(queryKey[2]),
      data: state.data as PostListData | undefined,
      stuck:
        !state.data &&
        (state.fetchStatus === 'paused' ||
          (state.status === 'error' && !isRefused(state.error)) ||
          (state.fetchFailureCount > 0 && !navigator.onLine)),
    }));

function snapshot(client: QueryClient): KeptFeed {
  const lists = shownLists(client).flatMap(({ tab, data }) =>
    data ? [{ tab, pages: data.pages.slice(0, PAGES), pageParams: data.pageParams.slice(0, PAGES) }] : [],
  );
  const ids = new Set(lists.flatMap((list) => listedRows(list).map(({ postId }) => postId)));
  const posts = [...ids].flatMap((id) => client.getQueryData<PostEntry>(postKey(id))?.truth ?? []);
  return { at: Date.now(), lists, posts, me: client.getQueryData<Me>(meOptions().queryKey) ?? null };
}

async function readKept(member: string): Promise<KeptFeed | null> {
  try {
    return (await (await database()).get('feeds', member)) ?? null;
  } catch {
    // Storage is forbidden: nothing is kept then.
    return null;
  }
}

/** Puts what was kept where the network gave nothing; true when it did. */
function restore(client: QueryClient, { at, lists, posts, me }: KeptFeed): boolean {
  const stuck = new Set(shownLists(client).flatMap(({ tab, stuck }) => (stuck ? [tab] : [])));
  const wanted = lists.filter(({ tab }) => stuck.has(tab));
  if (wanted.length === 0) return false;
  // A build of another day may have kept another shape.
  const sound = posts.filter((post) => PostShape.safeParse(post).success);
  absorbPosts(client, sound, 0);
  for (const { tab, pages, pageParams } of wanted)
    client.setQueryData<PostListData>([LIST, 'feed', tab], { pages, pageParams }, { updatedAt: at });
  if (me && MeShape.safeParse(me).success)
    client.setQueryData<Me>(meOptions().queryKey, (known) => known ?? me, { updatedAt: at });
  return true;
}

const say = (client: QueryClient, at: number): void =>
  notify({
    id: 'kept-feed',
    type: 'warning',
    title: 'The feed as it was',
    text: `Plaza cannot be reached. This was read ${relativeTime(new Date(at))}.`,
    seconds: 10,
    action: { label: 'Try again', run: () => void client.refetchQueries({ queryKey: [LIST, 'feed'] }) },
  });

/**
 * Keeps the feed of a member on disk as it is read, and shows it where the network gives none. Returns the way to stop.
 */
export function keepFeed(client: QueryClient, member: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: KeptFeed | null = null;
  let shownKept = false;
  let stopped = false;

  const keep = async () => {
    const now = snapshot(client);
    if (stopped || shownKept || now.lists.length === 0) return;
    kept = now;
    // Full or forbidden: the feed still works with a network.
    await database()
      .then((db) => db.put('feeds', now, member))
      .catch(() => undefined);
  };
  const look = () => {
    if (stopped || !kept || !restore(client, kept)) return;
    shownKept = true;
    if (navigator.onLine) say(client, kept.at);
  };
  const stopWatching = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== LIST || query.queryKey[1] !== 'feed') return;
    const { status, dataUpdatedAt } = query.state;
    if (status === 'success' && dataUpdatedAt > (kept?.at ?? 0)) shownKept = false;
    queueMicrotask(look);
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), PAUSE_MS);
  });
  const leave = () => {
    if (document.visibilityState === 'hidden') void keep();
  };
  document.addEventListener('visibilitychange', leave);
  void readKept(member).then((found) => {
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

/** Removes what was kept, at sign-out. */
export async function forgetFeed(): Promise<void> {
  try {
    await (await database()).clear('feeds');
  } catch {
    // Nothing could be kept either.
  }
}
