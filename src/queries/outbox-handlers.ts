import type { OutboxHandlers } from './outbox/handler';
import { followHandler } from './social/member/member';
import { profileHandler } from './social/member/profile';
import { relationshipHandlers } from './social/member/relationship';
import { moderationHandler } from './social/moderation';
import { mutedWordHandler } from './social/muted-word';
import { notificationSettingsHandler } from './social/notification';
import { postEditHandler } from './social/post/post-edit';
import { interactionHandlers } from './social/post/post-interaction';
import { pinHandler } from './social/post/post-pin';
import { postHandlers } from './social/post/post-write';
import { reportHandler } from './social/report';
import { scheduledPostHandlers } from './social/scheduled-post';

/** Every kind of write. Stored writes refer to these names: never rename one. */
export const outboxHandlers: OutboxHandlers = {
  ...interactionHandlers,
  ...postHandlers,
  ...relationshipHandlers,
  ...scheduledPostHandlers,
  decision: moderationHandler,
  edit: postEditHandler,
  follow: followHandler,
  mutedWord: mutedWordHandler,
  pin: pinHandler,
  profile: profileHandler,
  quiet: notificationSettingsHandler,
  report: reportHandler,
};
