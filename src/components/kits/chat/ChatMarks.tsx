import IconBellOff from '~icons/tabler/bell-off';
import IconPin from '~icons/tabler/pin-filled';
import { chatKitText } from '@/messages/ui/chat-kit';

interface Props {
  muted: boolean;
  pinned: boolean;
  /** Number of unread messages; null for none. */
  unread: string | null;
}

const shown = { width: 14, height: 14, 'aria-hidden': false, role: 'img' } as const;

/** The state of a conversation, at the end of its row in a list. */
export const ChatMarks = ({ muted, pinned, unread }: Props) => (
  <span className="chat-marks row-1">
    {muted && <IconBellOff {...shown} aria-label={chatKitText.muted} />}
    {pinned && <IconPin {...shown} aria-label={chatKitText.pinned} />}
    {unread !== null && (
      <b className="count">
        {unread}
        <span className="visually-hidden"> {chatKitText.unread}</span>
      </b>
    )}
  </span>
);
