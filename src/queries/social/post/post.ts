import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPost, type LiveCounts, type Post } from '@contract/post/post';
import { callApi } from '@/lib/api/client';
import { isNotFound } from '@/lib/api/errors';
import { type QueryFamily, updateQuery } from '@/queries/optimistic';

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
  deferredCounts: { counts: LiveCounts; revision: number } | null;
}

export const newEntry = (confirmed: Post | null): PostEntry => ({
  confirmed,
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
export function optimisticPost({ confirmed, optimistic }: PostEntry): Post | null {
  if (!confirmed) return null;
  const { counts, own } = confirmed;
  return {
    ...confirmed,
    own: {
      liked: optimistic.liked ?? own.liked,
      reposted: optimistic.reposted ?? own.reposted,
      bookmarked: optimistic.bookmarked ?? own.bookmarked,
    },
    counts: {
      ...counts,
      likes: Math.max(0, counts.likes + countChange(own.liked, optimistic.liked)),
      reposts: Math.max(0, counts.reposts + countChange(own.reposted, optimistic.reposted)),
    },
    poll: withVote(confirmed, optimistic.vote),
  };
}

const isPending = (entry: PostEntry): boolean => Object.keys(entry.optimistic).length > 0;

const withDeferredCounts = (entry: PostEntry): PostEntry => {
  const { confirmed, deferredCounts } = entry;
  if (!deferredCounts || isPending(entry)) return entry;
  if (!confirmed || deferredCounts.revision <= confirmed.revision) return { ...entry, deferredCounts: null };
  const { votes, ...counts } = deferredCounts.counts;
  const poll = confirmed.poll && {
    ...confirmed.poll,
    options: confirmed.poll.options.map((option, at) => ({ ...option, votes: votes?.[at] ?? option.votes })),
  };
  return {
    ...entry,
    deferredCounts: null,
    confirmed: { ...confirmed, counts, poll, revision: deferredCounts.revision },
  };
};

/**
 * The higher revision wins; between equal revisions the later request. `askedAt` is `performance.now()` of the
 * request.
 */
export function mergePost(entry: PostEntry | undefined, post: Post, askedAt: number): PostEntry {
  if (!entry) return newEntry(post);
  const { confirmed, settledAt } = entry;
  // A deleted post returns only with a later request.
  const older = confirmed
    ? post.revision < confirmed.revision || (post.revision === confirmed.revision && askedAt < settledAt)
    : askedAt < settledAt;
  return older ? entry : withDeferredCounts({ ...entry, confirmed: post });
}

export const readPost = (client: QueryClient, id: string): PostEntry | undefined =>
  client.getQueryData(postOptions(id).queryKey);

/** Undefined if the post is not cached, null if it is deleted or hidden. */
export const readConfirmedPost = (client: QueryClient, id: string): Post | null | undefined =>
  readPost(client, id)?.confirmed;

/** The one way to change a cached post. No-op for a post that is not cached. */
export function patchPost(client: QueryClient, id: string, change: (entry: PostEntry) => PostEntry): void {
  updateQuery(client, postOptions(id), (entry) => withDeferredCounts(change(entry)));
}

/** Returns the ids. `askedAt` is `performance.now()` of the request. */
export function cachePosts(client: QueryClient, posts: readonly Post[], askedAt: number): string[] {
  return posts.map((post) => {
    client.setQueryData(postOptions(post.id).queryKey, (entry) => mergePost(entry, post, askedAt));
    return post.id;
  });
}

/** Null if deleted or hidden. Lists fill the cache, so single fetches are rare. */
export const postOptions = (id: string) =>
  queryOptions({
    queryKey: ['post', id] as const,
    queryFn: async ({ client, signal }): Promise<PostEntry> => {
      const askedAt = performance.now();
      try {
        const post = await callApi(getPost, { params: { postId: id } }, { signal });
        return mergePost(readPost(client, id), post, askedAt);
      } catch (error) {
        if (isNotFound(error)) return newEntry(null);
        throw error;
      }
    },
    select: optimisticPost,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const postFamily: QueryFamily<PostEntry> = { prefix: ['post'], options: postOptions };
