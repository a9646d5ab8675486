import { appeal } from './social/appeal';
import { composer } from './social/composer';
import { deletedPost } from './social/deleted-post';
import { feed } from './social/feed';
import { followRequest } from './social/follow-request';
import { message } from './social/message';
import { moderation } from './social/moderation';
import { mutedWord } from './social/muted-word';
import { notification } from './social/notification';
import { outbox } from './social/outbox';
import { outboxBanner } from './social/outbox-banner';
import { post } from './social/post';
import { postMedia } from './social/post-media';
import { privacy } from './social/privacy';
import { relationship } from './social/relationship';
import { report } from './social/report';
import { scheduledPost } from './social/scheduled-post';

export const messages = {
  appeal,
  composer,
  'deleted-post': deletedPost,
  feed,
  'follow-request': followRequest,
  message,
  moderation,
  'muted-word': mutedWord,
  notification,
  outbox,
  'outbox-banner': outboxBanner,
  post,
  'post-media': postMedia,
  privacy,
  relationship,
  report,
  'scheduled-post': scheduledPost,
};
