import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { getPost, type Post, type PostCounts } from '@contract/post';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';

/** Unconfirmed changes by the member. */
export interface OptimisticPost {
  liked?: boolean;
  reposted?: boolean;
  bookmarked?: boolean;
  /** Index of the option. */
  vote?: number;
}

/** The only copy of a post in the cache; lists hold ids. */
export interface PostEntry {
  /** Last known state from the service; null once deleted or hidden. */
  confirmed: Post | null;
  optimistic: OptimisticPost;
  /** `performance.now()` of the last settled write; responses requested earlier are older. */
  settledAt: number;
  /** Live counts received during a pending write, which they may include already. */
  deferredCounts: { counts: PostCounts; revision: number } | null;
}

export const postKey = (id: string) => ['post', id] as const;

const emptyEntry = (truth: Post | null): PostEntry => ({
  confirmed: truth,
  optimistic: {},
  settledAt: 0,
  deferredCounts: null,
});

const countChange = (is: boolean, wanted: boolean | undefined): number =>
  wanted === undefined || wanted === is ? 0 : wanted ? 1 : -1;

function withVote(post: Post, choice: number | undefined): Post['poll'] {
  const { poll } = post;
  if (!poll || choice === undefined || poll.ownChoice !== null) return poll;
  const options = poll.options.map((option, at) =>
    at === choice ? { ...option, votes: option.votes + 1 } : option,
  );
  return { ...poll, options, ownChoice: choice };
}

/** The confirmed post with the optimistic changes applied. */
export function optimisticPost({ confirmed: truth, optimistic: wish }: PostEntry): Post | null {
  if (!truth) return null;
  const { counts, own } = truth;
  return {
    ...truth,
    own: {
      liked: wish.liked ?? own.liked,
      reposted: wish.reposted ?? own.reposted,
      bookmarked: wish.bookmarked ?? own.bookmarked,
    },
    counts: {
      ...counts,
      likes: Math.max(0, counts.likes + countChange(own.liked, wish.liked)),
      reposts: Math.max(0, counts.reposts + countChange(own.reposted, wish.reposted)),
    },
    poll: withVote(truth, wish.vote),
  };
}

const isPending = (entry: PostEntry): boolean => Object.keys(entry.optimistic).length > 0;

const withDeferredCounts = (entry: PostEntry): PostEntry => {
  const { confirmed: truth, deferredCounts: held } = entry;
  if (!held || isPending(entry)) return entry;
  if (!truth || held.revision <= truth.revision) return { ...entry, deferredCounts: null };
  return {
    ...entry,
    deferredCounts: null,
    confirmed: { ...truth, counts: held.counts, revision: held.revision },
  };
};

/**
 * The higher revision wins; between equal revisions the later request. `askedAt` is `performance.now()` of the
 * request.
 */
export function mergePost(entry: PostEntry | undefined, post: Post, askedAt: number): PostEntry {
  if (!entry) return emptyEntry(post);
  const { confirmed: truth, settledAt } = entry;
  // A deleted post returns only with a later request.
  const older = truth
    ? post.revision < truth.revision || (post.revision === truth.revision && askedAt < settledAt)
    : askedAt < settledAt;
  return older ? entry : withDeferredCounts({ ...entry, confirmed: post });
}

/** The one way to change a cached post. No-op for a post that is not cached. */
export function patchPost(client: QueryClient, id: string, change: (entry: PostEntry) => PostEntry): void {
  client.setQueryData<PostEntry>(postKey(id), (entry) => entry && withDeferredCounts(change(entry)));
}

/** Updates name and picture in every cached post of the author. */
export function updatePostAuthor(client: QueryClient, { id, handle, name, avatarUrl }: MemberCard): void {
  const author = { id, handle, name, avatarUrl };
  for (const [key, entry] of client.getQueriesData<PostEntry>({ queryKey: ['post'] })) {
    if (entry?.confirmed?.author.id !== id) continue;
    client.setQueryData<PostEntry>(key, { ...entry, confirmed: { ...entry.confirmed, author } });
  }
}

/** Returns the ids. `askedAt` is `performance.now()` of the request. */
export function cachePosts(client: QueryClient, posts: readonly Post[], askedAt: number): string[] {
  return posts.map((post) => {
    client.setQueryData<PostEntry>(postKey(post.id), (entry) => mergePost(entry, post, askedAt));
    return post.id;
  });
}

export function applyLiveCounts(client: QueryClient, id: string, counts: PostCounts, revision: number): void {
  patchPost(client, id, (entry) => {
    if (revision <= (entry.deferredCounts?.revision ?? entry.confirmed?.revision ?? 0)) return entry;
    return { ...entry, deferredCounts: { counts, revision } };
  });
}

/** Hides the post in every list. */
export const markPostDeleted = (client: QueryClient, id: string): void =>
  patchPost(client, id, () => ({ ...emptyEntry(null), settledAt: performance.now() }));

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [404, 410].includes(error.problem.status);

/** Null if deleted or hidden. Lists fill the cache, so single fetches are rare. */
export const postOptions = (id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: async ({ client, signal }): Promise<PostEntry> => {
      const askedAt = performance.now();
      const known = () => client.getQueryData<PostEntry>(postKey(id));
      try {
        const post = await callApi(getPost, { params: { postId: id } }, { signal });
        return mergePost(known(), post, askedAt);
      } catch (error) {
        if (isNotFound(error)) return emptyEntry(null);
        throw error;
      }
    },
    select: optimisticPost,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Refetches a post, for example after a lost response. Never throws. */
export async function refreshPost(client: QueryClient, id: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const askedAt = performance.now();
    try {
      cachePosts(client, [await callApi(getPost, { params: { postId: id } })], askedAt);
      return;
    } catch (error) {
      if (isNotFound(error)) return markPostDeleted(client, id);
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}
