import { chatKitText } from '@/messages/ui/chat-kit';

interface Props {
  /** Of the first message of a day, "Today" or a date. */
  day: string | null;
  isFirstNew: boolean;
}

/** Lines above a message: its day, and where the unread messages begin. */
export const MessageDividers = ({ day, isFirstNew }: Props) => (
  <>
    {day !== null && (
      <div className="between-lines w-100 row-3 my-1 fs-xs fw-semibold text-ink-3">
        <span>{day}</span>
      </div>
    )}
    {isFirstNew && (
      <div className="between-lines w-100 row-3 my-1 fs-xs fw-semibold text-accent-text">
        <span>{chatKitText.new}</span>
      </div>
    )}
  </>
);
