import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member';
import { follow, unfollow } from '@contract/profile';
import type * as contract from '@contract/post';
import * as postMark from '@contract/post-interaction';
import * as postWrite from '@contract/post-write';
import { schedulePost } from '@contract/scheduled-post';
import { call } from '@/lib/api/client';
import type { OutboxItem } from './store';
import { followKey, memberKey } from '@/queries/social/member/member';
import { memberKinds } from '@/queries/social/member/member-handlers';
import { profileKind } from '@/queries/social/member/profile';
import { forgetSent, withUploads } from '@/queries/social/post/post-media';
import { decisionKind } from '@/queries/social/moderation';
import { mutedWordKind } from '@/queries/social/muted-word';
import { quietKind } from '@/queries/notification-kind';
import { type Kind, kind } from './handler';
import {
  absorbPosts,
  markGone,
  mergePost,
  patchPost,
  postKey,
  type PostEntry,
  refreshPost,
} from '@/queries/social/post/post';
import { addOnTop } from '@/queries/social/post/post-list';
import { editKind } from '@/queries/social/post/post-edit';
import type { Mark } from '@/queries/social/post/post-interaction';
import { isScheduled, type PostVars, type Sent } from '@/queries/social/post/post-write';
import { reportKind } from '@/queries/social/report';
import { scheduledKey, scheduledKinds } from '@/queries/social/scheduled-post';
import { addReply } from '@/queries/social/thread';

interface MarkVars {
  postId: string;
  mark: Mark;
  on: boolean;
}
interface VoteVars {
  postId: string;
  choice: number;
}

const marks = {
  liked: [postMark.likePost, postMark.unlikePost],
  reposted: [postMark.repostPost, postMark.unrepostPost],
  bookmarked: [postMark.bookmarkPost, postMark.unbookmarkPost],
} as const;

const markWords: Record<Mark, { name: [on: string, off: string]; failed: [on: string, off: string] }> = {
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
const pick = <T>([on, off]: readonly [T, T], is: boolean): T => (is ? on : off);

const postScope = ({ postId }: { postId: string }) => `post:${postId}`;
const entryOf = (client: QueryClient, id: string) => client.getQueryData<PostEntry>(postKey(id));

/** `again` minds a wish that is there already: it may be newer. */
function wishFor<Name extends keyof PostEntry['wish']>(
  client: QueryClient,
  id: string,
  name: Name,
  value: NonNullable<PostEntry['wish'][Name]>,
  again: boolean,
): void {
  const wished = entryOf(client, id)?.wish[name];
  if (wished === value || (again && wished !== undefined)) return;
  patchPost(client, id, (entry) => ({ ...entry, wish: { ...entry.wish, [name]: value } }));
}

function withoutWish(entry: PostEntry, name: keyof PostEntry['wish']): PostEntry {
  const { [name]: _fulfilled, ...wish } = entry.wish;
  return { ...entry, wish };
}

/** The answer becomes the truth; the wish goes with it unless a newer one waits. */
function settleWish(
  client: QueryClient,
  id: string,
  name: keyof PostEntry['wish'],
  answer: contract.Post,
  newer: boolean,
): void {
  patchPost(client, id, (entry) => {
    const merged = { ...mergePost(entry, answer, Infinity), settledAt: performance.now() };
    return newer ? merged : withoutWish(merged, name);
  });
}

function withdrawWish(client: QueryClient, id: string, name: keyof PostEntry['wish']): void {
  patchPost(client, id, (entry) => withoutWish(entry, name));
  // An answer may have been lost: only the service knows.
  void refreshPost(client, id);
}

/** Shows a post of one's own wherever it belongs without asking for the lists anew. */
function place(client: QueryClient, post: contract.Post): void {
  absorbPosts(client, [post], Infinity);
  const row = { key: post.id, postId: post.id, repostedBy: null };
  if (post.replyTo) addReply(client, post.replyTo.id, post.id);
  else for (const tab of ['for-you', 'following']) addOnTop(client, ['feed', tab], row);
  addOnTop(client, ['member', post.author.handle, post.replyTo ? 'replies' : 'posts'], row);
}

/** Every sort of write that goes through the outbox. Items on disk name them: a name is never given another meaning. */
export const kinds = {
  ...memberKinds,
  ...scheduledKinds,
  decision: decisionKind,
  edit: editKind,
  mutedWord: mutedWordKind,
  profile: profileKind,
  quiet: quietKind,
  report: reportKind,

  mark: kind({
    scope: postScope,
    slot: ({ postId, mark }: MarkVars) => `${mark}:${postId}`,
    about: ({ postId }) => postId,
    send: ({ postId, mark, on }, options) => call(pick(marks[mark], on), { params: { postId } }, options),
    show: (client, { postId, mark, on }, again) => wishFor(client, postId, mark, on, again),
    settle: (client, { postId, mark }, answer: contract.Post, newer) =>
      settleWish(client, postId, mark, answer, newer),
    withdraw: (client, { postId, mark }) => withdrawWish(client, postId, mark),
    name: ({ mark, on }) => pick(markWords[mark].name, on),
    failed: ({ mark, on }) => pick(markWords[mark].failed, on),
  }),

  vote: kind({
    scope: postScope,
    slot: ({ postId }: VoteVars) => `vote:${postId}`,
    about: ({ postId }) => postId,
    send: ({ postId, choice }, options) =>
      call(postMark.votePoll, { params: { postId }, body: { choice } }, options),
    show: (client, { postId, choice }, again) => wishFor(client, postId, 'vote', choice, again),
    settle: (client, { postId }, answer: contract.Post, newer) =>
      settleWish(client, postId, 'vote', answer, newer),
    withdraw: (client, { postId }) => withdrawWish(client, postId, 'vote'),
    name: () => 'Vote',
    failed: () => 'The vote was not saved',
  }),

  deletion: kind({
    scope: postScope,
    slot: ({ postId }: { postId: string; gone: boolean }) => `deletion:${postId}`,
    about: ({ postId }) => postId,
    send: async ({ postId, gone }, options) => {
      const params = { postId };
      if (!gone) return call(postWrite.restorePost, { params }, options);
      await call(postWrite.deletePost, { params }, options);
      return null;
    },
    show: (client, { postId, gone }) => {
      if (gone && entryOf(client, postId)?.truth) markGone(client, postId);
    },
    settle: (client, { postId }, answer: contract.Post | null, newer) => {
      if (newer) return;
      if (answer) absorbPosts(client, [answer], Infinity);
      else markGone(client, postId);
    },
    withdraw: (client, { postId }) => void refreshPost(client, postId),
    name: ({ gone }) => (gone ? 'Delete a post' : 'Bring a post back'),
    failed: ({ gone }) => (gone ? 'The post was not deleted' : 'The post did not come back'),
  }),

  follow: kind({
    scope: ({ handle }) => `follow:${handle}`,
    slot: ({ handle }: { handle: string; on: boolean }) => `follow:${handle}`,
    send: ({ handle, on }, options) => call(on ? follow : unfollow, { params: { handle } }, options),
    show: (client, { handle, on }) => void client.setQueryData<boolean | null>(followKey(handle), on),
    settle: (client, { handle }, answer: Member, newer) => {
      client.setQueryData<Member>(memberKey(handle), answer);
      if (!newer) void client.invalidateQueries({ queryKey: ['me'] });
    },
    withdraw: (client, { handle, on }) => {
      const known = client.getQueryData(memberKey(handle));
      client.setQueryData<boolean | null>(followKey(handle), known ? null : !on);
      void client.invalidateQueries({ queryKey: memberKey(handle) });
    },
    name: ({ handle, on }) => (on ? `Follow @${handle}` : `Stop following @${handle}`),
    failed: ({ handle, on }) => (on ? `You do not follow @${handle} yet` : `You still follow @${handle}`),
  }),

  post: kind({
    // Posts arrive in the order they were written.
    scope: () => 'posts',
    send: async ({ post, pictures = [], publishAt }: PostVars, options): Promise<Sent> => {
      const body = await withUploads(post, pictures, options);
      return publishAt
        ? call(schedulePost, { body: { post: body, publishAt } }, options)
        : call(postWrite.createPost, { body }, options);
    },
    settle: (client, { pictures = [] }, answer) => {
      if (isScheduled(answer)) void client.invalidateQueries({ queryKey: scheduledKey });
      else place(client, answer);
      void forgetSent(pictures);
    },
    name: ({ post, publishAt }) =>
      publishAt ? 'Scheduled post' : post.replyTo ? 'Reply' : post.quoteOf ? 'Quote' : 'Post',
    text: ({ post }) => post.text,
  }),
};

export type KindName = keyof typeof kinds;
/** What a kind of write is made of. */
export type VarsOf<Name extends KindName> = Parameters<(typeof kinds)[Name]['send']>[0];

/** How a write is shown, sent and ended. */
export const kindOf = (item: OutboxItem) => kinds[item.kind as KindName] as unknown as Kind<object, unknown>;
