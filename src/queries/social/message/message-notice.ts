import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@contract/live-event';
import { callApi } from '@/lib/api/client';
import {
  areBrowserNotificationsEnabled,
  showMention,
  showUnreadMessages,
} from '@/lib/browser/browser-notifications';
import { parseText } from '@/lib/text/parse-text';
import { meOptions } from '@/queries/social/member/me';
import { unreadMessagesOptions } from './conversation';

/** Revision of a message that was not changed. */
const NEW = 0;

/**
 * A notice outside the page for a message that arrived while the page is hidden. `before` is the number of unread
 * messages so far.
 */
export async function noticeMessage(
  client: QueryClient,
  { messageId, revision }: Extract<LiveEvent, { type: 'message' }>,
  before: number,
): Promise<void> {
  if (!areBrowserNotificationsEnabled()) return;
  const { messages } = await client.query({ ...unreadMessagesOptions(), staleTime: 0 });
  if (messages > before) return showUnreadMessages(messages);
  if (revision > NEW) return undefined;
  // Muted conversations are not counted: there a mention is all that is told.
  const { getMessage } = await import('@contract/message/message');
  const [me, { text }] = await Promise.all([
    client.query({ ...meOptions(), staleTime: 'static' }),
    callApi(getMessage, { params: { messageId } }),
  ]);
  if (parseText(text).some((part) => part.kind === 'mention' && part.handle === me.handle)) showMention();
  return undefined;
}
