import { appeal } from './social/appeal';
import { composer } from './social/composer';
import { composerDetails } from './social/composer-details';
import { deletedPost } from './social/deleted-post';
import { feed } from './social/feed';
import { feedDetails } from './social/feed-details';
import { followRequest } from './social/follow-request';
import { message } from './social/message';
import { moderation } from './social/moderation';
import { mutedWord } from './social/muted-word';
import { notification } from './social/notification';
import { outbox } from './social/outbox';
import { outboxBanner } from './social/outbox-banner';
import { post } from './social/post';
import { postChange } from './social/post-change';
import { postDetails } from './social/post-details';
import { postMedia } from './social/post-media';
import { postMenu } from './social/post-menu';
import { privacy } from './social/privacy';
import { relationship } from './social/relationship';
import { report } from './social/report';
import { scheduledPost } from './social/scheduled-post';
import { sidebar } from './social/sidebar';

export const messages = {
  appeal,
  composer,
  'composer-details': composerDetails,
  'deleted-post': deletedPost,
  feed,
  'feed-details': feedDetails,
  'follow-request': followRequest,
  message,
  moderation,
  'muted-word': mutedWord,
  notification,
  outbox,
  'outbox-banner': outboxBanner,
  post,
  'post-change': postChange,
  'post-details': postDetails,
  'post-media': postMedia,
  'post-menu': postMenu,
  privacy,
  relationship,
  report,
  'scheduled-post': scheduledPost,
  sidebar,
};
