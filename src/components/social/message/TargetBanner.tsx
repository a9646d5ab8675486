import type { Message } from '@contract/message/message';
import { ReplyBanner } from '@/components/kits/chat/ReplyBanner';

export type Target = { kind: 'reply' | 'edit'; message: Message } | null;

interface Props {
  target: NonNullable<Target>;
  onCancel: () => void;
}

export const TargetBanner = ({ target: { kind, message }, onCancel }: Props) => (
  <ReplyBanner
    title={kind === 'edit' ? 'Edit message' : `Reply to ${message.author.name}`}
    text={message.text || (message.voice ? 'Voice note' : 'Picture')}
    onCancel={onCancel}
  />
);
