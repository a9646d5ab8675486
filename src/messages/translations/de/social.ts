import { appeal } from './social/appeal';
import { deletedPost } from './social/deleted-post';
import { followRequest } from './social/follow-request';
import { message } from './social/message';
import { moderation } from './social/moderation';
import { mutedWord } from './social/muted-word';
import { notification } from './social/notification';
import { outbox } from './social/outbox';
import { outboxBanner } from './social/outbox-banner';
import { postMedia } from './social/post-media';
import { privacy } from './social/privacy';
import { relationship } from './social/relationship';
import { report } from './social/report';
import { scheduledPost } from './social/scheduled-post';

export const messages = {
  appeal,
  'deleted-post': deletedPost,
  'follow-request': followRequest,
  message,
  moderation,
  'muted-word': mutedWord,
  notification,
  outbox,
  'outbox-banner': outboxBanner,
  'post-media': postMedia,
  privacy,
  relationship,
  report,
  'scheduled-post': scheduledPost,
};
