import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Post } from '@contract/post';
import type { NewPost } from '@contract/post-write';
import type { ScheduledPost } from '@contract/scheduled';
import { ApiError } from '@/lib/api';
import type { Draft } from '@/lib/draft';
import { notify } from '@/lib/toast';
import { offerUndo } from '@/lib/undo';
import { enqueue, outboxOf } from './outbox-door';
import { markGone, patchPost } from './post';

/** A post on its way; with the draft it came from it can be edited when it does not get through. */
export interface PostVars {
  post: NewPost;
  /** Pictures that `post` names by their place on this device. */
  pictures?: readonly string[];
  /** When it is to be published; at once where it is left out. */
  publishAt?: string;
  draft?: { name: string; value: Draft };
}

export interface Sending extends PostVars {
  /** The idempotency key: the same one for every attempt with the same words. */
  key: string;
}

/** What the service made of it: a post, or one that waits for its time. */
export type Sent = Post | ScheduledPost;

export const isScheduled = (sent: Sent): sent is ScheduledPost => 'publishAt' in sent;

/** Milliseconds a composer waits for the answer; after that the post goes on by itself. */
const PATIENCE = 3_000;

/**
 * Sends a post with what follows it. Resolves with it as the service made it, or with null when it waits in the
 * outbox; rejects when the service refused it at once, and nothing waits then.
 */
export async function sendPost(client: QueryClient, { key, ...vars }: Sending): Promise<Sent | null> {
  const { emptyDraft, keepDraft } = await import('@/lib/draft');
  const [added] = await enqueue(client, { kind: 'post', key, vars });
  if (!added) return null;
  // On disk once, not twice: after a crash now the composer is empty and the post is sent.
  const draft = (await added.kept) ? vars.draft : undefined;
  if (draft) await keepDraft(draft.name, emptyDraft);
  const patience = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), navigator.onLine ? PATIENCE : 0);
  });
  const outbox = await outboxOf(client);
  const goesOn = () => {
    added.answered.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'Something unexpected happened.';
      notify({
        id: key,
        type: 'error',
        title: 'The post was not sent',
        text: `${reason} It waits in the outbox.`,
        action: { label: 'Retry', run: () => outbox.retry(key) },
      });
    });
    return null;
  };
  try {
    return ((await Promise.race([added.answered, patience])) as Sent | null) ?? goesOn();
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status >= 500) return goesOn();
    if (draft) await keepDraft(draft.name, draft.value);
    outbox.discard(key);
    throw error;
  }
}

/** `sendPost` for a composer: pending for the few seconds in which an answer may come. */
export const sendPostOptions = () =>
  mutationOptions({
    mutationFn: (sending: Sending, { client }) => sendPost(client, sending),
    networkMode: 'always',
  });

/** Deletes an own post: gone at once, with Undo for ten minutes; it comes back when the service refuses. */
export function removePost(client: QueryClient, post: Post): void {
  markGone(client, post.id);
  void enqueue(client, { kind: 'deletion', vars: { postId: post.id, gone: true } });
  offerUndo({
    title: 'Post deleted',
    undo: async () => {
      await enqueue(client, { kind: 'deletion', vars: { postId: post.id, gone: false } });
      patchPost(client, post.id, (entry) => ({ ...entry, truth: post }));
    },
  });
}
