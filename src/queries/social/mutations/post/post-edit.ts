import { type QueryClient } from '@tanstack/react-query';
import type { Post } from '@contract/post/post';
import { editPost } from '@contract/post/post-edit';
import { callApi } from '@/lib/api/client';
import { enqueue } from '@/queries/outbox/registry';
import { defineHandler } from '@/queries/outbox/handler';
import { cachePosts, patchPost, readConfirmedPost } from '@/queries/social/post/post';
import { refreshPost } from '@/queries/social/post/post-updates';
import { postVersionsOptions } from '@/queries/social/post/post-version';
import type { HandedOverDraft } from '@/queries/social/sent-draft';
import { postChangesText } from '@/messages/social/changes/post';

export interface PostEditVars {
  postId: string;
  text: string;
  contentWarning: string | null;
  /** Alt texts. */
  media: { id: string; alt: string }[];
  /** The composer's draft, to edit a change that failed. */
  draft?: HandedOverDraft;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    edit: { vars: PostEditVars; response: Post };
  }
}

function withEdit(post: Post, { text, contentWarning, media }: PostEditVars): Post {
  const alts = new Map(media.map(({ id, alt }) => [id, alt]));
  return {
    ...post,
    text,
    contentWarning,
    media: post.media.map((one) => ({ ...one, alt: alts.get(one.id) ?? one.alt })),
  };
}

const matchesEdit = (post: Post, { text, contentWarning, media }: PostEditVars): boolean =>
  post.text === text &&
  post.contentWarning === contentWarning &&
  media.every(({ id, alt }) => post.media.every((one) => one.id !== id || one.alt === alt));

export const postEditHandler = defineHandler({
  scope: ({ postId }) => `post:${postId}`,
  coalesceKey: ({ postId }: PostEditVars) => `edit:${postId}`,
  subject: ({ postId }) => postId,
  send: ({ postId, draft: _draft, ...body }, options) =>
    callApi(editPost, { params: { postId }, body }, options),
  applyOptimistic: (client, vars) => {
    const confirmed = readConfirmedPost(client, vars.postId);
    if (confirmed && !matchesEdit(confirmed, vars)) {
      patchPost(client, vars.postId, (entry) => ({ ...entry, confirmed: withEdit(confirmed, vars) }));
    }
  },
  settle: (client, { postId }, answer: Post, newer) => {
    if (newer) return;
    cachePosts(client, [answer], Infinity);
    void client.invalidateQueries({ queryKey: postVersionsOptions(postId).queryKey });
  },
  rollback: (client, { postId }) => void refreshPost(client, postId),
  label: () => postChangesText.editAPost,
  text: ({ text }) => text,
  failureTitle: () => postChangesText.notChanged,
});

/** Resolves once the write is on disk. */
export async function enqueuePostEdit(client: QueryClient, vars: PostEditVars): Promise<void> {
  const [added] = await enqueue(client, { kind: 'edit', vars });
  added?.response.catch(() => undefined);
  await added?.persisted;
}
