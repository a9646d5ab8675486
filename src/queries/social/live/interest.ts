import type { QueryClient } from '@tanstack/react-query';
import { declareInterest, MAX_INTEREST_POSTS } from '@contract/live-interest';
import { Id } from '@contract/primitives';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { feedOptions } from '@/queries/social/feed/feed';
import { removeNewPost } from '@/queries/social/feed/new-posts';
import { postFamily, readConfirmedPost } from '@/queries/social/post/post';
import { applyLiveCounts, markPostDeleted, refreshPost } from '@/queries/social/post/post-updates';

const FIRST_DELAY_MS = 1_000;
/** Shortest time between two declarations of a tab that scrolls. */
const INTERVAL_MS = 2_000;
/** Posts that a tab takes as declared: half of those that the service holds for the streams of all tabs. */
const MAX_DECLARED = 100;

const [POST_KEY] = postFamily.prefix;

/** Declares mounted posts to the service, which sends the events of declared posts only. */
export function declareShownPosts(client: QueryClient): {
  onStreamId: (id: string) => void;
  stop: () => void;
} {
  let streamId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  /** In the order of their declaration. */
  const declared = new Set<string>();
  const waiting = new Set<string>();

  const schedule = (delay: number) => {
    if (streamId !== null) timer ??= setTimeout(() => void declare(), delay);
  };
  const note = (key: unknown) => {
    // The key of a query that is not enabled yet may hold no id.
    const id = Id.safeParse(key).data;
    if (id === undefined || declared.has(id)) return;
    waiting.add(id);
    schedule(FIRST_DELAY_MS);
  };
  async function declare(): Promise<void> {
    const id = streamId;
    if (id === null) return;
    const posts = [...waiting]
      .slice(-MAX_INTEREST_POSTS)
      .map((postId) => ({ id: postId, revision: readConfirmedPost(client, postId)?.revision ?? 0 }));
    waiting.clear();
    const forYou = client.getQueryData(feedOptions('for-you').queryKey) !== undefined;
    try {
      const answer = await callApi(declareInterest, {
        params: { streamId: id },
        body: { posts, forYou },
      });
      hasFailed = false;
      for (const { id: postId } of posts) declared.add(postId);
      for (const postId of declared) {
        if (declared.size <= MAX_DECLARED) break;
        declared.delete(postId);
      }
      for (const { postId, counts, revision, editedAt } of answer.changed) {
        const shown = readConfirmedPost(client, postId);
        if (shown && shown.editedAt !== editedAt) void refreshPost(client, postId);
        else applyLiveCounts(client, postId, counts, revision);
      }
      for (const postId of answer.removed) {
        markPostDeleted(client, postId);
        removeNewPost(client, postId);
      }
    } catch (error) {
      // One retry; a later stream declares everything again.
      if (!hasFailed && !(error instanceof ApiError && error.problem.status < 500))
        for (const { id: postId } of posts) waiting.add(postId);
      hasFailed = true;
    }
    timer = undefined;
    if (waiting.size > 0) schedule(INTERVAL_MS);
  }

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query.queryKey[0] === POST_KEY) note(query.queryKey[1]);
  });
  return {
    onStreamId(id) {
      streamId = id;
      declared.clear();
      for (const { queryKey } of client
        .getQueryCache()
        .findAll({ queryKey: postFamily.prefix, type: 'active' }))
        note(queryKey[1]);
      // Without a post on screen too: a stream that has declared nothing gets the events of all posts.
      schedule(FIRST_DELAY_MS);
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
      streamId = null;
    },
  };
}
