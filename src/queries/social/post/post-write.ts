import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Post } from '@contract/post';
import type { NewPost } from '@contract/post-write';
import type { ScheduledPost } from '@contract/scheduled-post';
import { type Draft, emptyDraft } from '@/lib/storage/draft-types';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { submit } from '@/queries/outbox/submit';
import { markPostDeleted, patchPost } from './post';

/** A post on its way; with the draft it came from it can be edited when it does not get through. */
export interface NewPostVars {
  post: NewPost;
  /** Pictures that `post` names by their place on this device. */
  pictures?: readonly string[];
  /** When it is to be published; at once where it is left out. */
  publishAt?: string;
  draft?: { name: string; value: Draft };
}

export interface PostSubmission extends NewPostVars {
  /** The idempotency key: the same one for every attempt with the same words. */
  key: string;
}

/** What the service made of it: a post, or one that waits for its time. */
export type PostResult = Post | ScheduledPost;

export const isScheduledPost = (sent: PostResult): sent is ScheduledPost => 'publishAt' in sent;

/**
 * Sends a post with what follows it. Resolves with it as the service made it, or with null when it waits in the
 * outbox; rejects when the service refused it at once, and nothing waits then.
 */
export async function sendPost(
  client: QueryClient,
  { key, ...vars }: PostSubmission,
): Promise<PostResult | null> {
  const { saveDraft } = await import('@/lib/storage/draft');
  const { draft } = vars;
  return submit<PostResult>(
    client,
    { kind: 'post', key, vars },
    {
      failure: 'The post was not sent',
      ...(draft && {
        // On disk once, not twice: after a crash now the composer is empty and the post is sent.
        onPersisted: () => saveDraft(draft.name, emptyDraft),
        onRejected: () => saveDraft(draft.name, draft.value),
      }),
    },
  );
}

/** `sendPost` for a composer: pending for the few seconds in which an answer may come. */
export const sendPostOptions = () =>
  mutationOptions({
    mutationFn: (sending: PostSubmission, { client }) => sendPost(client, sending),
    networkMode: 'always',
  });

/** Deletes an own post: gone at once, with Undo for ten minutes; it comes back when the service refuses. */
export function deletePost(client: QueryClient, post: Post): void {
  markPostDeleted(client, post.id);
  void enqueue(client, { kind: 'deletion', vars: { postId: post.id, gone: true } });
  offerUndo({
    title: 'Post deleted',
    undo: async () => {
      await enqueue(client, { kind: 'deletion', vars: { postId: post.id, gone: false } });
      patchPost(client, post.id, (entry) => ({ ...entry, confirmed: post }));
    },
  });
}
