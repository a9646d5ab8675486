import { appeal } from './social/appeal';
import { bookmark } from './social/bookmark';
import { catchUp } from './social/catch-up';
import { composer } from './social/composer';
import { composerDetails } from './social/composer-details';
import { deletedPost } from './social/deleted-post';
import { explore } from './social/explore';
import { feed } from './social/feed';
import { feedDetails } from './social/feed-details';
import { follow } from './social/follow';
import { followRequest } from './social/follow-request';
import { list } from './social/list';
import { message } from './social/message';
import { moderation } from './social/moderation';
import { mutedWord } from './social/muted-word';
import { notification } from './social/notification';
import { outbox } from './social/outbox';
import { outboxBanner } from './social/outbox-banner';
import { people } from './social/people';
import { post } from './social/post';
import { postChange } from './social/post-change';
import { postDetails } from './social/post-details';
import { postDialog } from './social/post-dialog';
import { postMedia } from './social/post-media';
import { postMenu } from './social/post-menu';
import { privacy } from './social/privacy';
import { profile } from './social/profile';
import { profileChanges } from './social/profile-changes';
import { relationship } from './social/relationship';
import { report } from './social/report';
import { scheduledPost } from './social/scheduled-post';
import { sidebar } from './social/sidebar';
import { tag } from './social/tag';
import { thread } from './social/thread';
import { visitor } from './social/visitor';

export const messages = {
  appeal,
  bookmark,
  'catch-up': catchUp,
  composer,
  'composer-details': composerDetails,
  'deleted-post': deletedPost,
  explore,
  feed,
  'feed-details': feedDetails,
  follow,
  'follow-request': followRequest,
  list,
  message,
  moderation,
  'muted-word': mutedWord,
  notification,
  outbox,
  'outbox-banner': outboxBanner,
  people,
  post,
  'post-change': postChange,
  'post-details': postDetails,
  'post-dialog': postDialog,
  'post-media': postMedia,
  'post-menu': postMenu,
  privacy,
  profile,
  'profile-changes': profileChanges,
  relationship,
  report,
  'scheduled-post': scheduledPost,
  sidebar,
  tag,
  thread,
  visitor,
};
