import type { Conversation, ConversationMember } from '@contract/message/conversation';
import type { MessageExcerpt } from '@contract/message/message';
import { summarizeMessage } from '@/components/kits/chat/text/message-markdown';
import { pluralize } from '@/lib/text/format';

/** Undefined for a group, and for a removed account. */
export const partnerOf = (
  { kind, members }: Conversation,
  me: string | undefined,
): ConversationMember | undefined => (kind === 'direct' ? members.find(({ id }) => id !== me) : undefined);

export const conversationName = (conversation: Conversation, me: string | undefined): string =>
  conversation.kind === 'group'
    ? conversation.name
    : (partnerOf(conversation, me)?.name ?? 'Removed account');

export const deletedText = ({ removed }: Pick<MessageExcerpt, 'removed'>): string =>
  removed ? 'Removed by a moderator' : 'Message deleted';

export const excerptText = ({ deleted, removed, excerpt, pictures, voice }: MessageExcerpt): string => {
  if (deleted) return deletedText({ removed });
  if (excerpt) return summarizeMessage(excerpt);
  if (voice) return 'Voice note';
  return pictures > 0 ? pluralize(pictures, 'picture') : 'Message hidden';
};
