import type { OutboxHandlers } from '@/queries/outbox/handler';
import { bookmarkFolderHandlers } from '@/queries/social/mutations/bookmark-folder';
import { catchUpHandler } from '@/queries/social/mutations/catch-up';
import { followHandler } from '@/queries/social/mutations/member/follow';
import { followRequestHandlers } from '@/queries/social/mutations/member/follow-request';
import { privacyHandlers } from '@/queries/social/mutations/member/privacy';
import { profileHandler } from '@/queries/social/mutations/member/profile';
import { relationshipHandlers } from '@/queries/social/mutations/member/relationship';
import { linkCardHandler } from '@/queries/social/mutations/post/link-card';
import { listHandlers } from '@/queries/social/mutations/list';
import { messageHandlers } from '@/queries/social/mutations/message';
import { moderationHandler } from '@/queries/social/mutations/moderation/moderation';
import { mutedWordHandler } from '@/queries/social/mutations/muted-word';
import { notificationSettingsHandler } from '@/queries/social/mutations/notification';
import { postEditHandler } from '@/queries/social/mutations/post/post-edit';
import { interactionHandlers } from '@/queries/social/mutations/post/post-interaction-handlers';
import { pinHandler } from '@/queries/social/mutations/post/post-pin';
import { postHandlers } from '@/queries/social/mutations/post/post-write';
import { reductionHandler } from '@/queries/social/mutations/reduction';
import { reportHandler } from '@/queries/social/mutations/moderation/report';
import { scheduledPostHandlers } from '@/queries/social/mutations/post/scheduled-post';
import { tagFollowHandler } from '@/queries/social/mutations/tag-follow';
import { threadMuteHandler } from '@/queries/social/mutations/thread-mute';
import { spaceHandlers } from '@/queries/workspace/mutations/space/space';
import { spaceItemHandler } from '@/queries/workspace/mutations/space/space-item';

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
  ...spaceHandlers,
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
  spaceItem: spaceItemHandler,
  tagFollow: tagFollowHandler,
  threadMute: threadMuteHandler,
};
