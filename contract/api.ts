import { listDirectory } from './directory';
import { readFeed } from './feed';
import { uploadMedia } from './media';
import * as member from './member';
import * as moderation from './moderation';
import * as mutedWord from './muted-word';
import * as notification from './notification';
import type { Operation } from './operation';
import { getPlace, putPlace } from './place';
import * as post from './post';
import * as postEdit from './post-edit';
import { reportMember, reportPost } from './report';
import * as scheduled from './scheduled';
import * as search from './search';
import * as tie from './tie';

/** Every operation of /api/v1, for the OpenAPI document and for tests. The app imports the ones it calls by noun. */
export const operations: readonly Operation[] = [
  member.getMe,
  member.updateMe,
  member.getMember,
  member.follow,
  member.unfollow,
  member.pinPost,
  member.unpinPost,
  member.listSuggestions,
  listDirectory,
  readFeed,
  getPlace,
  putPlace,
  uploadMedia,
  scheduled.schedulePost,
  scheduled.listScheduled,
  scheduled.moveScheduled,
  scheduled.cancelScheduled,
  post.createPost,
  post.getPost,
  post.getThread,
  postEdit.editPost,
  postEdit.listVersions,
  post.deletePost,
  post.restorePost,
  post.likePost,
  post.unlikePost,
  post.repostPost,
  post.unrepostPost,
  post.bookmarkPost,
  post.unbookmarkPost,
  post.votePoll,
  post.listBookmarks,
  post.listMemberPosts,
  notification.listNotifications,
  notification.countUnread,
  notification.readNotifications,
  notification.getNotificationSettings,
  notification.putNotificationSettings,
  search.searchPosts,
  search.searchPeople,
  search.searchTags,
  search.listTrends,
  search.complete,
  tie.mute,
  tie.unmute,
  tie.block,
  tie.unblock,
  tie.listMuted,
  tie.listBlocked,
  mutedWord.listMutedWords,
  mutedWord.addMutedWord,
  mutedWord.removeMutedWord,
  mutedWord.previewMutedWord,
  reportPost,
  reportMember,
  moderation.listReports,
  moderation.listDecisions,
  moderation.dismissReport,
  moderation.reopenReport,
  moderation.hidePost,
  moderation.unhidePost,
  moderation.suspendMember,
  moderation.liftSuspension,
];
