import type { Conversation, ConversationMember } from '@contract/message/conversation';
import type { MessageExcerpt } from '@contract/message/message';
import { summarizeMessage } from '@/components/kits/chat/text/message-markdown';
import { messageText } from '@/messages/social/message';

/** Undefined for a group, and for a removed account. */
export const partnerOf = (
  { kind, members }: Conversation,
  me: string | undefined,
): ConversationMember | undefined => (kind === 'direct' ? members.find(({ id }) => id !== me) : undefined);

export const conversationName = (conversation: Conversation, me: string | undefined): string =>
  conversation.kind === 'group'
    ? conversation.name
    : (partnerOf(conversation, me)?.name ?? messageText.removedAccount);

export const deletedText = ({ removed }: Pick<MessageExcerpt, 'removed'>): string =>
  removed ? messageText.removedByAModerator : messageText.messageDeleted;

export const excerptText = ({ deleted, removed, excerpt, pictures, voice }: MessageExcerpt): string => {
  if (deleted) return deletedText({ removed });
  if (excerpt) return summarizeMessage(excerpt);
  if (voice) return messageText.voiceNote;
  return pictures > 0 ? messageText.pictures(pictures) : messageText.messageHidden;
};
