import type { QueryClient } from '@tanstack/react-query';
import { FeedTab } from '@contract/feed/feed';
import type { Post } from '@contract/post/post';
import {
  createPost,
  deletePost as deletePostOperation,
  type NewPost,
  restorePost,
} from '@contract/post/post-write';
import { type ScheduledPost, schedulePost } from '@contract/post/scheduled-post';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { offerUndo } from '@/lib/overlays/undo';
import { updateItems } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { submit } from '@/queries/outbox/submit';
import { deletedPostsOptions } from '@/queries/social/deleted-post';
import { feedOptions } from '@/queries/social/feed/feed';
import { memberPostsOptions } from '@/queries/social/member/member-posts';
import { scheduledPostsOptions } from '@/queries/social/scheduled-post';
import { addReply } from '@/queries/social/thread/thread-updates';
import { cachePosts, patchPost, readConfirmedPost } from '@/queries/social/post/post';
import { markPostDeleted, refreshPost } from '@/queries/social/post/post-updates';
import { prependRow } from '@/queries/social/post/post-list';
import { deleteSentDraft, type HandedOverDraft } from '@/queries/social/sent-draft';
import { clearSentPictures, forgetUploads, uploadPostMedia } from '@/queries/social/post/post-media';
import { postChangesText } from '@/messages/social/changes/post';

export interface NewPostVars {
  post: NewPost;
  /** Ids of pictures stored on this device that `post` refers to. */
  pictures?: readonly string[];
  /** ISO 8601; published at once if absent. */
  publishAt?: string;
  /** The composer's draft, to edit a post that failed. */
  draft?: HandedOverDraft;
}

export interface PostSubmission extends NewPostVars {
  /** Idempotency key: the same for every attempt with the same content. */
  key: string;
}

export type PostResult = Post | ScheduledPost;

export const isScheduledPost = (sent: PostResult): sent is ScheduledPost => 'publishAt' in sent;

interface DeletionVars {
  postId: string;
  /** False restores the post. The name is stored with waiting writes. */
  gone: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    post: { vars: NewPostVars; response: PostResult };
    deletion: { vars: DeletionVars; response: Post | null };
  }
}

/** Shows a new own post in every list it belongs to, without fetching the lists. */
function insertIntoLists(client: QueryClient, post: Post): void {
  cachePosts(client, [post], Infinity);
  const row = { key: post.id, postId: post.id, repostedBy: null };
  if (post.replyTo) addReply(client, post.replyTo.id, post.id);
  else for (const tab of FeedTab.options) prependRow(client, feedOptions(tab), row);
  prependRow(client, memberPostsOptions(post.author.handle, post.replyTo ? 'replies' : 'posts'), row);
}

const invalidateDeletedPosts = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: deletedPostsOptions().queryKey });

export const postHandlers = {
  post: defineHandler({
    // Posts are published in the order they were written.
    scope: () => 'posts',
    beforeSend: async ({ draft }: NewPostVars) => draft && deleteSentDraft(draft),
    send: async ({ post, pictures = [], publishAt }: NewPostVars, options): Promise<PostResult> => {
      const body = await uploadPostMedia(post, pictures, options);
      try {
        return await (publishAt
          ? callApi(schedulePost, { body: { post: body, publishAt } }, options)
          : callApi(createPost, { body }, options));
      } catch (error) {
        if (error instanceof ApiError && error.problem.fields?.['media']) forgetUploads(pictures);
        throw error;
      }
    },
    settle: (client, { pictures = [] }, result) => {
      if (isScheduledPost(result))
        void client.invalidateQueries({ queryKey: scheduledPostsOptions().queryKey });
      else insertIntoLists(client, result);
      void clearSentPictures(pictures);
    },
    label: ({ post, publishAt }) =>
      publishAt
        ? postChangesText.scheduledPost
        : post.replyTo
          ? postChangesText.reply
          : post.quoteOf
            ? postChangesText.quote
            : postChangesText.post,
    text: ({ post }) => post.text,
  }),

  deletion: defineHandler({
    scope: ({ postId }) => `post:${postId}`,
    coalesceKey: ({ postId }: DeletionVars) => `deletion:${postId}`,
    subject: ({ postId }) => postId,
    send: async ({ postId, gone }, options) => {
      const params = { postId };
      if (!gone) return callApi(restorePost, { params }, options);
      await callApi(deletePostOperation, { params }, options);
      return null;
    },
    applyOptimistic: (client, { postId, gone }) => {
      if (gone && readConfirmedPost(client, postId)) markPostDeleted(client, postId);
      if (!gone)
        updateItems(client, deletedPostsOptions(), (posts) => posts.filter(({ id }) => id !== postId));
    },
    affectedKeys: () => [deletedPostsOptions().queryKey],
    settle: (client, { postId }, post: Post | null, newer) => {
      if (newer) return;
      invalidateDeletedPosts(client);
      if (post) cachePosts(client, [post], Infinity);
      else markPostDeleted(client, postId);
    },
    rollback: (client, { postId }) => {
      invalidateDeletedPosts(client);
      void refreshPost(client, postId);
    },
    label: ({ gone }) => (gone ? postChangesText.deleteAPost : postChangesText.restoreAPost),
    failureTitle: ({ gone }) => (gone ? postChangesText.notDeleted : postChangesText.notRestored),
  }),
};

interface PostForm {
  /** The outbox has stored the post: the form stores what it holds by now instead. */
  onPersisted: () => Promise<void>;
  /** Takes the post back and stores it; false if the form holds another one by now. */
  onRejected: () => Promise<boolean>;
}

/**
 * Sends a post or a thread. Resolves with the response, or with null when the post waits in the outbox; rejects
 * when the service refuses at once and the form takes the post back.
 */
export const sendPost = (
  client: QueryClient,
  { key, ...vars }: PostSubmission,
  form: PostForm,
): Promise<PostResult | null> =>
  submit<PostResult>(client, { kind: 'post', key, vars }, { failure: postChangesText.notSent, ...form });

/** Optimistic, with Undo; the service restores a post within ten minutes. */
export function deletePost(client: QueryClient, post: Post): void {
  markPostDeleted(client, post.id);
  void enqueue(client, { kind: 'deletion', vars: { postId: post.id, gone: true } });
  offerUndo({
    title: postChangesText.postDeleted,
    undo: async () => {
      await enqueue(client, { kind: 'deletion', vars: { postId: post.id, gone: false } });
      patchPost(client, post.id, (entry) => ({ ...entry, confirmed: post }));
    },
  });
}

/** From the list of deleted posts. Optimistic, with Undo. */
export function restoreDeletedPost(client: QueryClient, postId: string): void {
  const setDeleted = (gone: boolean) => enqueue(client, { kind: 'deletion', vars: { postId, gone } });
  void setDeleted(false);
  offerUndo({ title: postChangesText.postRestored, undo: () => setDeleted(true) });
}
