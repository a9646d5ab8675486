import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member';
import { follow, unfollow } from '@contract/profile';
import type * as contract from '@contract/post';
import * as postMark from '@contract/post-interaction';
import * as postWrite from '@contract/post-write';
import { schedulePost } from '@contract/scheduled-post';
import { callApi } from '@/lib/api/client';
import type { OutboxItem } from './store';
import { followKey, memberKey } from '@/queries/social/member/member';
import { memberHandlers } from '@/queries/social/member/member-handlers';
import { profileHandler } from '@/queries/social/member/profile';
import { clearSentPictures, uploadPostMedia } from '@/queries/social/post/post-media';
import { moderationHandler } from '@/queries/social/moderation';
import { mutedWordHandler } from '@/queries/social/muted-word';
import { notificationSettingsHandler } from '@/queries/notification-kind';
import { type OutboxHandler, defineHandler } from './handler';
import {
  cachePosts,
  markPostDeleted,
  mergePost,
  patchPost,
  postKey,
  type PostEntry,
  refreshPost,
} from '@/queries/social/post/post';
import { prependRow } from '@/queries/social/post/post-list';
import { postEditHandler } from '@/queries/social/post/post-edit';
import type { PostInteraction } from '@/queries/social/post/post-interaction';
import { isScheduledPost, type NewPostVars, type PostResult } from '@/queries/social/post/post-write';
import { reportHandler } from '@/queries/social/report';
import { scheduledPostsKey, scheduledPostHandlers } from '@/queries/social/scheduled-post';
import { addReply } from '@/queries/social/thread';

interface InteractionVars {
  postId: string;
  mark: PostInteraction;
  on: boolean;
}
interface VoteVars {
  postId: string;
  choice: number;
}

const interactionOperations = {
  liked: [postMark.likePost, postMark.unlikePost],
  reposted: [postMark.repostPost, postMark.unrepostPost],
  bookmarked: [postMark.bookmarkPost, postMark.unbookmarkPost],
} as const;

const interactionLabels: Record<
  PostInteraction,
  { name: [on: string, off: string]; failed: [on: string, off: string] }
> = {
  liked: {
    name: ['Like', 'Take a like back'],
    failed: ['The like was not saved', 'The like is still there'],
  },
  reposted: {
    name: ['Repost', 'Take a repost back'],
    failed: ['The repost was not saved', 'The repost is still there'],
  },
  bookmarked: {
    name: ['Bookmark', 'Remove a bookmark'],
    failed: ['The bookmark was not saved', 'The bookmark is still there'],
  },
};
const onOff = <T>([on, off]: readonly [T, T], is: boolean): T => (is ? on : off);

const postScope = ({ postId }: { postId: string }) => `post:${postId}`;
const getPostEntry = (client: QueryClient, id: string) => client.getQueryData<PostEntry>(postKey(id));

/** `again` minds a wish that is there already: it may be newer. */
function setOptimistic<Name extends keyof PostEntry['optimistic']>(
  client: QueryClient,
  id: string,
  name: Name,
  value: NonNullable<PostEntry['optimistic'][Name]>,
  again: boolean,
): void {
  const wished = getPostEntry(client, id)?.optimistic[name];
  if (wished === value || (again && wished !== undefined)) return;
  patchPost(client, id, (entry) => ({ ...entry, optimistic: { ...entry.optimistic, [name]: value } }));
}

function withoutOptimistic(entry: PostEntry, name: keyof PostEntry['optimistic']): PostEntry {
  const { [name]: _fulfilled, ...wish } = entry.optimistic;
  return { ...entry, optimistic: wish };
}

/** The answer becomes the truth; the wish goes with it unless a newer one waits. */
function settleOptimistic(
  client: QueryClient,
  id: string,
  name: keyof PostEntry['optimistic'],
  answer: contract.Post,
  newer: boolean,
): void {
  patchPost(client, id, (entry) => {
    const merged = { ...mergePost(entry, answer, Infinity), settledAt: performance.now() };
    return newer ? merged : withoutOptimistic(merged, name);
  });
}

function rollbackOptimistic(client: QueryClient, id: string, name: keyof PostEntry['optimistic']): void {
  patchPost(client, id, (entry) => withoutOptimistic(entry, name));
  // An answer may have been lost: only the service knows.
  void refreshPost(client, id);
}

/** Shows a post of one's own wherever it belongs without asking for the lists anew. */
function insertIntoLists(client: QueryClient, post: contract.Post): void {
  cachePosts(client, [post], Infinity);
  const row = { key: post.id, postId: post.id, repostedBy: null };
  if (post.replyTo) addReply(client, post.replyTo.id, post.id);
  else for (const tab of ['for-you', 'following']) prependRow(client, ['feed', tab], row);
  prependRow(client, ['member', post.author.handle, post.replyTo ? 'replies' : 'posts'], row);
}

/** Every sort of write that goes through the outbox. Items on disk name them: a name is never given another meaning. */
export const outboxHandlers = {
  ...memberHandlers,
  ...scheduledPostHandlers,
  decision: moderationHandler,
  edit: postEditHandler,
  mutedWord: mutedWordHandler,
  profile: profileHandler,
  quiet: notificationSettingsHandler,
  report: reportHandler,

  mark: defineHandler({
    scope: postScope,
    coalesceKey: ({ postId, mark }: InteractionVars) => `${mark}:${postId}`,
    subject: ({ postId }) => postId,
    send: ({ postId, mark, on }, options) =>
      callApi(onOff(interactionOperations[mark], on), { params: { postId } }, options),
    applyOptimistic: (client, { postId, mark, on }, again) => setOptimistic(client, postId, mark, on, again),
    settle: (client, { postId, mark }, answer: contract.Post, newer) =>
      settleOptimistic(client, postId, mark, answer, newer),
    rollback: (client, { postId, mark }) => rollbackOptimistic(client, postId, mark),
    label: ({ mark, on }) => onOff(interactionLabels[mark].name, on),
    failureTitle: ({ mark, on }) => onOff(interactionLabels[mark].failed, on),
  }),

  vote: defineHandler({
    scope: postScope,
    coalesceKey: ({ postId }: VoteVars) => `vote:${postId}`,
    subject: ({ postId }) => postId,
    send: ({ postId, choice }, options) =>
      callApi(postMark.votePoll, { params: { postId }, body: { choice } }, options),
    applyOptimistic: (client, { postId, choice }, again) =>
      setOptimistic(client, postId, 'vote', choice, again),
    settle: (client, { postId }, answer: contract.Post, newer) =>
      settleOptimistic(client, postId, 'vote', answer, newer),
    rollback: (client, { postId }) => rollbackOptimistic(client, postId, 'vote'),
    label: () => 'Vote',
    failureTitle: () => 'The vote was not saved',
  }),

  deletion: defineHandler({
    scope: postScope,
    coalesceKey: ({ postId }: { postId: string; gone: boolean }) => `deletion:${postId}`,
    subject: ({ postId }) => postId,
    send: async ({ postId, gone }, options) => {
      const params = { postId };
      if (!gone) return callApi(postWrite.restorePost, { params }, options);
      await callApi(postWrite.deletePost, { params }, options);
      return null;
    },
    applyOptimistic: (client, { postId, gone }) => {
      if (gone && getPostEntry(client, postId)?.confirmed) markPostDeleted(client, postId);
    },
    settle: (client, { postId }, answer: contract.Post | null, newer) => {
      if (newer) return;
      if (answer) cachePosts(client, [answer], Infinity);
      else markPostDeleted(client, postId);
    },
    rollback: (client, { postId }) => void refreshPost(client, postId),
    label: ({ gone }) => (gone ? 'Delete a post' : 'Bring a post back'),
    failureTitle: ({ gone }) => (gone ? 'The post was not deleted' : 'The post did not come back'),
  }),

  follow: defineHandler({
    scope: ({ handle }) => `follow:${handle}`,
    coalesceKey: ({ handle }: { handle: string; on: boolean }) => `follow:${handle}`,
    send: ({ handle, on }, options) => callApi(on ? follow : unfollow, { params: { handle } }, options),
    applyOptimistic: (client, { handle, on }) =>
      void client.setQueryData<boolean | null>(followKey(handle), on),
    settle: (client, { handle }, answer: Member, newer) => {
      client.setQueryData<Member>(memberKey(handle), answer);
      if (!newer) void client.invalidateQueries({ queryKey: ['me'] });
    },
    rollback: (client, { handle, on }) => {
      const known = client.getQueryData(memberKey(handle));
      client.setQueryData<boolean | null>(followKey(handle), known ? null : !on);
      void client.invalidateQueries({ queryKey: memberKey(handle) });
    },
    label: ({ handle, on }) => (on ? `Follow @${handle}` : `Stop following @${handle}`),
    failureTitle: ({ handle, on }) =>
      on ? `You do not follow @${handle} yet` : `You still follow @${handle}`,
  }),

  post: defineHandler({
    // Posts arrive in the order they were written.
    scope: () => 'posts',
    send: async ({ post, pictures = [], publishAt }: NewPostVars, options): Promise<PostResult> => {
      const body = await uploadPostMedia(post, pictures, options);
      return publishAt
        ? callApi(schedulePost, { body: { post: body, publishAt } }, options)
        : callApi(postWrite.createPost, { body }, options);
    },
    settle: (client, { pictures = [] }, answer) => {
      if (isScheduledPost(answer)) void client.invalidateQueries({ queryKey: scheduledPostsKey });
      else insertIntoLists(client, answer);
      void clearSentPictures(pictures);
    },
    label: ({ post, publishAt }) =>
      publishAt ? 'Scheduled post' : post.replyTo ? 'Reply' : post.quoteOf ? 'Quote' : 'Post',
    text: ({ post }) => post.text,
  }),
};

export type OutboxKind = keyof typeof outboxHandlers;
/** What a kind of write is made of. */
export type OutboxVars<Name extends OutboxKind> = Parameters<(typeof outboxHandlers)[Name]['send']>[0];

/** How a write is shown, sent and ended. */
export const handlerOf = (item: OutboxItem) =>
  outboxHandlers[item.kind as OutboxKind] as unknown as OutboxHandler<object, unknown>;
