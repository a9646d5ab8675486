import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { getPost, type Post, type PostCounts } from '@contract/post';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';

/** What a member wants a post to be and the service has not confirmed yet. */
export interface OptimisticPost {
  liked?: boolean;
  reposted?: boolean;
  bookmarked?: boolean;
  /** Index of the option voted for. */
  vote?: number;
}

/** The one place where a post lives: lists hold only its id. */
export interface PostEntry {
  /** What the service said last; null once the post is gone. */
  confirmed: Post | null;
  optimistic: OptimisticPost;
  /** `performance.now()` of the last answer to a change: a list asked for earlier knows less. */
  settledAt: number;
  /** Counts that came while a change was under way and may already include it. */
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

/** The post as it is shown: the service's word with the member's own unconfirmed wishes on top. */
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

/** Whether something is still under way for this post. */
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

/** An answer of the service beside what is known: the higher revision wins, between equals the later question. */
export function mergePost(entry: PostEntry | undefined, post: Post, askedAt: number): PostEntry {
  if (!entry) return emptyEntry(post);
  const { confirmed: truth, settledAt } = entry;
  // Of a post that is gone only a later question can say that it is back.
  const older = truth
    ? post.revision < truth.revision || (post.revision === truth.revision && askedAt < settledAt)
    : askedAt < settledAt;
  return older ? entry : withDeferredCounts({ ...entry, confirmed: post });
}

/** The one way to change what is known about a post. Does nothing for a post nobody has seen. */
export function patchPost(client: QueryClient, id: string, change: (entry: PostEntry) => PostEntry): void {
  client.setQueryData<PostEntry>(postKey(id), (entry) => entry && withDeferredCounts(change(entry)));
}

/** A person looks otherwise now: every known post of theirs shows it. */
export function updatePostAuthor(client: QueryClient, { id, handle, name, avatarUrl }: MemberCard): void {
  const author = { id, handle, name, avatarUrl };
  for (const [key, entry] of client.getQueriesData<PostEntry>({ queryKey: ['post'] })) {
    if (entry?.confirmed?.author.id !== id) continue;
    client.setQueryData<PostEntry>(key, { ...entry, confirmed: { ...entry.confirmed, author } });
  }
}

/** Puts posts where they live and returns their ids, for a list to keep. `askedAt` is `performance.now()` of the question. */
export function cachePosts(client: QueryClient, posts: readonly Post[], askedAt: number): string[] {
  return posts.map((post) => {
    client.setQueryData<PostEntry>(postKey(post.id), (entry) => mergePost(entry, post, askedAt));
    return post.id;
  });
}

/** Counts that came by the live stream. */
export function applyLiveCounts(client: QueryClient, id: string, counts: PostCounts, revision: number): void {
  patchPost(client, id, (entry) => {
    if (revision <= (entry.deferredCounts?.revision ?? entry.confirmed?.revision ?? 0)) return entry;
    return { ...entry, deferredCounts: { counts, revision } };
  });
}

/** The post was deleted or hidden: every list shows it no more. */
export const markPostDeleted = (client: QueryClient, id: string): void =>
  patchPost(client, id, () => ({ ...emptyEntry(null), settledAt: performance.now() }));

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [404, 410].includes(error.problem.status);

/** A post as it is shown; null when it is gone. Lists have filled it, so it is seldom fetched by itself. */
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

/** Asks the service for its word on a post, for instance after an answer was lost. Never throws. */
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
