import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import * as post from '@contract/post';
import { ApiError, call } from '@/lib/api';
import { createLanes, type Lanes } from '@/lib/lanes';
import { notify } from '@/lib/toast';
import { offerUndo } from '@/lib/undo';
import { mergePost, patchPost, postKey, type PostEntry, refreshPost, type Wish } from './post';

export type Mark = 'liked' | 'reposted' | 'bookmarked';
type WishKind = keyof Wish;
type PostLanes = Lanes<WishKind, boolean | number>;

const operations = {
  liked: [post.likePost, post.unlikePost],
  reposted: [post.repostPost, post.unrepostPost],
  bookmarked: [post.bookmarkPost, post.unbookmarkPost],
} as const;

const words: Record<Mark, { done: [on: string, off: string]; failed: [on: string, off: string] }> = {
  liked: {
    done: ['Liked', 'Like taken back'],
    failed: ['The like was not saved', 'The like is still there'],
  },
  reposted: {
    done: ['Reposted', 'Repost taken back'],
    failed: ['The repost was not saved', 'The repost is still there'],
  },
  bookmarked: {
    done: ['Bookmarked', 'Bookmark removed'],
    failed: ['The bookmark was not saved', 'The bookmark is still there'],
  },
};

const send = (id: string, kind: WishKind, value: boolean | number): Promise<post.Post> => {
  const params = { postId: id };
  if (kind === 'vote') return call(post.votePoll, { params, body: { choice: Number(value) } });
  return call(operations[kind][value ? 0 : 1], { params });
};

const failureTitle = (kind: WishKind, value: boolean | number): string =>
  kind === 'vote' ? 'The vote was not saved' : words[kind].failed[value ? 0 : 1];

const entryOf = (client: QueryClient, id: string) => client.getQueryData<PostEntry>(postKey(id));

/** True when the service already says so. */
const isTrue = (entry: PostEntry, kind: WishKind, value: boolean | number): boolean =>
  kind === 'vote' ? entry.truth?.poll?.ownChoice === value : entry.truth?.own[kind] === value;

function withoutWish(entry: PostEntry, kind: WishKind): PostEntry {
  const { [kind]: _fulfilled, ...wish } = entry.wish;
  return { ...entry, wish };
}

/** The service refused by itself: what it holds has not changed. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.problem.status < 500;

function createPostLanes(client: QueryClient): PostLanes {
  /** Posts with a change whose answer was lost: the service may hold it or not. */
  const unsure = new Set<string>();
  return createLanes<WishKind, boolean | number>({
    needed: (id, kind, value) => {
      const entry = entryOf(client, id);
      return Boolean(entry?.truth && (unsure.has(id) || !isTrue(entry, kind, value)));
    },
    send: async (id, kind, value) => {
      const answer = await send(id, kind, value);
      unsure.delete(id);
      patchPost(client, id, (entry) => ({
        ...mergePost(entry, answer, Infinity),
        settledAt: performance.now(),
      }));
    },
    settled: (id, kind, value, error, newer) => {
      if (!newer) patchPost(client, id, (entry) => withoutWish(entry, kind));
      if (error === null) return;
      if (!isRefusal(error)) unsure.add(id);
      void refreshPost(client, id);
      if (newer) return;
      notify({
        type: 'error',
        title: failureTitle(kind, value),
        ...(error instanceof Error ? { text: error.message } : {}),
        action: { label: 'Retry', run: () => wish(client, id, kind, value) },
      });
    },
  });
}

const lanesOf = new WeakMap<QueryClient, PostLanes>();

/** The queue of one client; one for the whole app, one for each test. */
export function postLanes(client: QueryClient): PostLanes {
  const lanes = lanesOf.get(client) ?? createPostLanes(client);
  lanesOf.set(client, lanes);
  return lanes;
}

function wish(client: QueryClient, id: string, kind: WishKind, value: boolean | number): void {
  patchPost(client, id, (entry) => ({ ...entry, wish: { ...entry.wish, [kind]: value } }));
  postLanes(client).want(id, kind, value);
}

/** Likes, reposts or bookmarks a post, or takes it back: shown at once, last tap wins, with Undo. */
export function markPost(client: QueryClient, id: string, mark: Mark, on: boolean): void {
  wish(client, id, mark, on);
  offerUndo({
    title: words[mark].done[on ? 0 : 1],
    undo: () => Promise.resolve(wish(client, id, mark, !on)),
  });
}

/** Votes in a poll, once and for good. */
export const voteInPoll = (client: QueryClient, id: string, choice: number): void =>
  wish(client, id, 'vote', choice);

/** `markPost` for the client at hand. */
export function useMark(): (id: string, mark: Mark, on: boolean) => void {
  const client = useQueryClient();
  return (id, mark, on) => markPost(client, id, mark, on);
}
