import { appeal } from './social/appeal';
import { blockMember } from './social/block-member';
import { bookmark } from './social/bookmark';
import { bookmarkChanges } from './social/changes/bookmark';
import { catchUp } from './social/catch-up';
import { catchUpChanges } from './social/changes/catch-up';
import { composer } from './social/composer';
import { composerDetails } from './social/composer-details';
import { conversations } from './social/conversations';
import { deletedPost } from './social/deleted-post';
import { explore } from './social/explore';
import { feed } from './social/feed';
import { feedDetails } from './social/feed-details';
import { follow } from './social/follow';
import { followChanges } from './social/changes/follow';
import { followRequest } from './social/follow-request';
import { followRequestChanges } from './social/changes/follow-request';
import { list } from './social/list';
import { listChanges } from './social/changes/list';
import { message } from './social/message';
import { messageChanges } from './social/changes/message';
import { moderation } from './social/moderation';
import { moderationChanges } from './social/changes/moderation';
import { mutedWord } from './social/muted-word';
import { mutedWordChanges } from './social/changes/muted-word';
import { notification } from './social/notification';
import { notificationChanges } from './social/changes/notification';
import { offlineFeed } from './social/offline-feed';
import { outbox } from './social/outbox';
import { outboxBanner } from './social/outbox-banner';
import { outboxEntry } from './social/outbox-entry';
import { people } from './social/people';
import { post } from './social/post';
import { postChanges } from './social/changes/post';
import { postDetails } from './social/post-details';
import { postDialog } from './social/post-dialog';
import { postMedia } from './social/post-media';
import { postMenu } from './social/post-menu';
import { privacy } from './social/privacy';
import { privacyChanges } from './social/changes/privacy';
import { profile } from './social/profile';
import { profileChanges } from './social/changes/profile';
import { profileEdit } from './social/profile-edit';
import { profilePage } from './social/profile-page';
import { relationship } from './social/relationship';
import { relationshipChanges } from './social/changes/relationship';
import { report } from './social/report';
import { reportChanges } from './social/changes/report';
import { scheduledPost } from './social/scheduled-post';
import { scheduledPostChanges } from './social/changes/scheduled-post';
import { sidebar } from './social/sidebar';
import { tag } from './social/tag';
import { tagChanges } from './social/changes/tag';
import { thread } from './social/thread';
import { threadChanges } from './social/changes/thread';
import { visitor } from './social/visitor';

export const messages = {
  appeal,
  'block-member': blockMember,
  bookmark,
  'bookmark-changes': bookmarkChanges,
  'catch-up': catchUp,
  'catch-up-changes': catchUpChanges,
  composer,
  'composer-details': composerDetails,
  conversations,
  'deleted-post': deletedPost,
  explore,
  feed,
  'feed-details': feedDetails,
  follow,
  'follow-changes': followChanges,
  'follow-request': followRequest,
  'follow-request-changes': followRequestChanges,
  list,
  'list-changes': listChanges,
  message,
  'message-changes': messageChanges,
  moderation,
  'moderation-changes': moderationChanges,
  'muted-word': mutedWord,
  'muted-word-changes': mutedWordChanges,
  notification,
  'notification-changes': notificationChanges,
  'offline-feed': offlineFeed,
  outbox,
  'outbox-banner': outboxBanner,
  'outbox-entry': outboxEntry,
  people,
  post,
  'post-changes': postChanges,
  'post-details': postDetails,
  'post-dialog': postDialog,
  'post-media': postMedia,
  'post-menu': postMenu,
  privacy,
  'privacy-changes': privacyChanges,
  profile,
  'profile-changes': profileChanges,
  'profile-edit': profileEdit,
  'profile-page': profilePage,
  relationship,
  'relationship-changes': relationshipChanges,
  report,
  'report-changes': reportChanges,
  'scheduled-post': scheduledPost,
  'scheduled-post-changes': scheduledPostChanges,
  sidebar,
  tag,
  'tag-changes': tagChanges,
  thread,
  'thread-changes': threadChanges,
  visitor,
};
