import IconUsers from '~icons/tabler/users';
import type { Conversation } from '@contract/message/conversation';
import { Avatar } from '@/components/ui/Avatar';
import { conversationName, partnerOf } from './conversation-name';

interface Props {
  conversation: Conversation;
  me: string | undefined;
}

export const ConversationFace = ({ conversation, me }: Props) =>
  conversation.kind === 'group' ? (
    <span className="avatar avatar-initials variant-info" aria-hidden="true">
      <IconUsers width={24} height={24} />
    </span>
  ) : (
    <Avatar
      name={conversationName(conversation, me)}
      url={partnerOf(conversation, me)?.avatarUrl ?? null}
      silent
    />
  );
