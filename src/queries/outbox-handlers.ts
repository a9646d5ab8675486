import type { OutboxHandlers } from '@/queries/outbox/handler';
import { bookmarkFolderHandlers } from '@/queries/social/mutations/bookmark-folder';
import { catchUpHandler } from '@/queries/social/mutations/catch-up';
import { followHandler } from '@/queries/social/mutations/follow';
import { followRequestHandlers } from '@/queries/social/mutations/follow-request';
import { privacyHandlers } from '@/queries/social/mutations/privacy';
import { profileHandler } from '@/queries/social/mutations/profile';
import { relationshipHandlers } from '@/queries/social/mutations/relationship';
import { linkCardHandler } from '@/queries/social/mutations/link-card';
import { listHandlers } from '@/queries/social/mutations/list';
import { messageHandlers } from '@/queries/social/mutations/message';
import { moderationHandler } from '@/queries/social/mutations/moderation';
import { mutedWordHandler } from '@/queries/social/mutations/muted-word';
import { notificationSettingsHandler } from '@/queries/social/mutations/notification';
import { postEditHandler } from '@/queries/social/mutations/post-edit';
import { interactionHandlers } from '@/queries/social/mutations/post-interaction-handlers';
import { pinHandler } from '@/queries/social/mutations/post-pin';
import { postHandlers } from '@/queries/social/mutations/post-write';
import { reductionHandler } from '@/queries/social/mutations/reduction';
import { reportHandler } from '@/queries/social/mutations/report';
import { scheduledPostHandlers } from '@/queries/social/mutations/scheduled-post';
import { tagFollowHandler } from '@/queries/social/mutations/tag-follow';
import { threadMuteHandler } from '@/queries/social/mutations/thread-mute';

/** Every kind of write. Stored writes refer to these names: never rename one. */
export const outboxHandlers: OutboxHandlers = {
  ...bookmarkFolderHandlers,
  ...followRequestHandlers,
  ...interactionHandlers,
  ...listHandlers,
  ...messageHandlers,
  ...postHandlers,
  ...privacyHandlers,
  ...relationshipHandlers,
  ...scheduledPostHandlers,
  catchUp: catchUpHandler,
  decision: moderationHandler,
  edit: postEditHandler,
  follow: followHandler,
  linkCard: linkCardHandler,
  mutedWord: mutedWordHandler,
  pin: pinHandler,
  profile: profileHandler,
  quiet: notificationSettingsHandler,
  reduction: reductionHandler,
  report: reportHandler,
  tagFollow: tagFollowHandler,
  threadMute: threadMuteHandler,
};
