import { listBookmarks } from './bookmark';
import { listDirectory } from './directory';
import { readFeed } from './feed';
import { uploadMedia } from './media';
import { getMe } from './member';
import * as moderation from './moderation';
import * as mutedWord from './muted-word';
import * as notification from './notification';
import type { Operation } from './operation';
import { getReadingPosition, putReadingPosition } from './reading-position';
import { getPost } from './post';
import * as postEdit from './post-edit';
import * as postMark from './post-interaction';
import * as postWrite from './post-write';
import * as profile from './profile';
import { reportMember, reportPost } from './report';
import * as scheduled from './scheduled-post';
import * as search from './search';
import { signOutEverywhere } from './session';
import { getThread } from './thread';
import * as tie from './relationship';

/** All operations, for the OpenAPI document and tests. The app imports single operations by noun. */
export const operations: readonly Operation[] = [
  getMe,
  profile.updateMe,
  signOutEverywhere,
  profile.getMember,
  profile.follow,
  profile.unfollow,
  profile.pinPost,
  profile.unpinPost,
  profile.listSuggestions,
  listDirectory,
  readFeed,
  getReadingPosition,
  putReadingPosition,
  uploadMedia,
  scheduled.schedulePost,
  scheduled.listScheduledPosts,
  scheduled.reschedulePost,
  scheduled.cancelScheduledPost,
  postWrite.createPost,
  getPost,
  getThread,
  postEdit.editPost,
  postEdit.listPostVersions,
  postWrite.deletePost,
  postWrite.restorePost,
  postMark.likePost,
  postMark.unlikePost,
  postMark.repostPost,
  postMark.unrepostPost,
  postMark.bookmarkPost,
  postMark.unbookmarkPost,
  postMark.votePoll,
  listBookmarks,
  profile.listMemberPosts,
  notification.listNotifications,
  notification.countUnreadNotifications,
  notification.markNotificationsRead,
  notification.getNotificationSettings,
  notification.putNotificationSettings,
  search.searchPosts,
  search.searchMembers,
  search.searchTags,
  search.listTrends,
  search.listCompletions,
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
