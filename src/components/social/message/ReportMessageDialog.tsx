import { MAX_REPORT_NOTE_LENGTH } from '@contract/report';
import type { Message } from '@contract/message';
import { ReportDialog } from '@/components/social/report/ReportDialog';
import { formatDateTime } from '@/lib/dates/relative-time';
import { pluralize } from '@/lib/text/format';

/** Moderators cannot read conversations: the note quotes the message, and the member sees what is sent. */
const quote = ({ text, media, createdAt }: Message): string => {
  const words = text ? `“${text}”` : pluralize(media.length, 'picture');
  const note = `Message of ${formatDateTime(new Date(createdAt))}: ${words}`;
  return note.length > MAX_REPORT_NOTE_LENGTH ? `${note.slice(0, MAX_REPORT_NOTE_LENGTH - 2)}…”` : note;
};

export const ReportMessageDialog = ({ message, onClose }: { message: Message; onClose: () => void }) => (
  <ReportDialog
    subject={{ kind: 'member', handle: message.author.handle, name: message.author.name }}
    initial={{ note: quote(message) }}
    lead="Moderators read the quoted message below, and nothing else you wrote to each other."
    onClose={onClose}
  />
);
