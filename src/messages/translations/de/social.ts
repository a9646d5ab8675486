import { appeal } from './social/appeal';
import { message } from './social/message';
import { moderation } from './social/moderation';
import { mutedWord } from './social/muted-word';
import { notification } from './social/notification';
import { outbox } from './social/outbox';
import { outboxBanner } from './social/outbox-banner';
import { report } from './social/report';

export const messages = {
  appeal,
  message,
  moderation,
  'muted-word': mutedWord,
  notification,
  outbox,
  'outbox-banner': outboxBanner,
  report,
};
