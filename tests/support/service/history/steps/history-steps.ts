import { cancelAccountDeletion, requestAccountDeletion } from '@contract/account/account-deletion';
import { changeHandle } from '@contract/account/handle';
import { answerFollowRequest, removeFollower } from '@contract/member/follow-request';
import { addListMember, deleteList, putList, removeListMember } from '@contract/member/list';
import { addMutedWord, removeMutedWord } from '@contract/member/muted-word';
import { follow, pinPost, unfollow, unpinPost, updateMe } from '@contract/member/profile';
import { block, mute, unblock, unmute } from '@contract/member/relationship';
import { markNotificationsRead, putNotificationSettings } from '@contract/notification/notification';
import { deleteBookmarkFolder, moveBookmark, putBookmarkFolder } from '@contract/post/bookmark-folder';
import { editPost } from '@contract/post/post-edit';
import {
  bookmarkPost,
  likePost,
  repostPost,
  unbookmarkPost,
  unlikePost,
  unrepostPost,
  votePoll,
} from '@contract/post/post-interaction';
import { createPost, deletePost, restorePost } from '@contract/post/post-write';
import { cancelScheduledPost, schedulePost } from '@contract/post/scheduled-post';
import { muteThread, unmuteThread } from '@contract/post/thread-mute';
import { messageSteps } from './message-steps';
import { moderationSteps } from './moderation-steps';
import { pictureSteps } from './picture-steps';
import { spaceSteps } from './space-steps';
import {
  WORDS,
  byAuthor,
  newPost,
  on,
  onMember,
  onPost,
  ownId,
  pick,
  self,
  soon,
  textOf,
  undo,
  withId,
  type Step,
} from './step-makers';

export const steps: Readonly<Record<string, Step>> = {
  post: self(createPost, newPost),
  poll: self(createPost, (world, choice) => ({
    ...newPost(world, choice),
    poll: { options: ['Yes', 'No'], minutes: 60 },
  })),
  thread: self(createPost, (world, choice) => ({
    ...newPost(world, choice),
    continued: [{ text: textOf(world, { ...choice, how: choice.how + 1 }) }],
  })),
  reply: (world, choice) => {
    const replyTo = pick(world.known.posts, choice.what)?.id;
    return self(createPost, () => ({ ...newPost(world, choice), replyTo }))(world, choice);
  },
  quote: (world, choice) => {
    const quoteOf = pick(world.known.posts, choice.what)?.id;
    return self(createPost, () => ({ ...newPost(world, choice), quoteOf }))(world, choice);
  },
  replyAndQuote: (world, choice) => {
    const { posts } = world.known;
    return self(createPost, () => ({
      ...newPost(world, choice),
      replyTo: pick(posts, choice.what)?.id,
      quoteOf: pick(posts, choice.other)?.id,
    }))(world, choice);
  },
  like: onPost(likePost),
  unlike: undo('likes', 'postId', unlikePost),
  repost: onPost(repostPost),
  unrepost: undo('reposts', 'postId', unrepostPost),
  bookmark: onPost(bookmarkPost),
  unbookmark: onPost(unbookmarkPost),
  vote: on('polls', 'postId', votePoll, (_, { how }) => ({ choice: how % 2 })),
  edit: byAuthor(
    'posts',
    onPost(editPost, (world, choice) => ({ text: textOf(world, choice), contentWarning: null })),
  ),
  delete: byAuthor('posts', onPost(deletePost)),
  restore: byAuthor('posts', onPost(restorePost)),
  pin: byAuthor('posts', onPost(pinPost)),
  unpin: onPost(unpinPost),
  muteThread: onPost(muteThread),
  unmuteThread: onPost(unmuteThread),
  putFolder: withId('folderId', ownId, putBookmarkFolder, (_, { who }) => ({ name: `Folder ${who}` })),
  deleteFolder: withId('folderId', ownId, deleteBookmarkFolder),
  fileBookmark: onPost(moveBookmark, (world, choice) => ({
    folderId: choice.how % 3 === 0 ? null : ownId(world, choice),
  })),
  schedule: self(schedulePost, (world, choice) => ({ post: newPost(world, choice), publishAt: soon() })),
  cancelScheduled: on('scheduled', 'scheduledId', cancelScheduledPost),
  follow: onMember(follow),
  unfollow: undo('follows', 'handle', unfollow),
  answerRequest: onMember(answerFollowRequest, (_, { how }) => ({
    answer: (['approve', 'approve', 'decline', null] as const)[how % 4],
  })),
  removeFollower: onMember(removeFollower),
  approveFollowers: self(updateMe, (_, { how }) => ({ approvesFollowers: how % 2 === 0 })),
  closeToVisitors: self(updateMe, (_, { how }) => ({ openToVisitors: how % 2 === 0 })),
  changeHandle: self(changeHandle, ({ tag }, { who, how }) => ({ handle: `${tag}_h${(who + how) % 9}` })),
  block: onMember(block),
  unblock: onMember(unblock),
  mute: onMember(mute),
  unmute: onMember(unmute),
  muteWord: self(addMutedWord, (_, { how }) => ({ text: WORDS[how % 3], whole: how % 2 === 0 })),
  unmuteWord: on('words', 'wordId', removeMutedWord),
  putList: withId('listId', ownId, putList, (_, { who }) => ({ name: `List ${who}` })),
  deleteList: withId('listId', ownId, deleteList),
  addToList: withId('listId', ownId, addListMember),
  removeFromList: withId('listId', ownId, removeListMember),
  readNotifications: self(markNotificationsRead, () => ({ upTo: new Date().toISOString() })),
  quiet: self(putNotificationSettings, (_, { how }) => ({ quiet: how % 3 === 0 ? ['like', 'reply'] : [] })),
  ...messageSteps,
  ...pictureSteps,
  ...moderationSteps,
  requestDeletion: self(requestAccountDeletion),
  cancelDeletion: self(cancelAccountDeletion),
  ...spaceSteps,
};
