import type { Message } from '@contract/message/message';
import { ReplyBanner } from '@/components/kits/chat/ReplyBanner';
import { messageText } from '@/messages/social/message';

export type Target = { kind: 'reply' | 'edit'; message: Message } | null;

interface Props {
  target: NonNullable<Target>;
  onCancel: () => void;
}

export const TargetBanner = ({ target: { kind, message }, onCancel }: Props) => (
  <ReplyBanner
    title={kind === 'edit' ? messageText.editMessage : messageText.replyTo(message.author.name)}
    text={message.text || (message.voice ? messageText.voiceNote : messageText.picture)}
    onCancel={onCancel}
  />
);
