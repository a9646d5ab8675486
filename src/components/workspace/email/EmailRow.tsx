import { Link } from '@tanstack/react-router';
import IconPaperclip from '~icons/tabler/paperclip';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import type { Email } from '@/data/email/schema';
import { createDateFormat } from '@/lib/dates/date-format';
import { formatDateTime, formatShortRelativeTime } from '@/lib/dates/relative-time';
import { addressName } from './filter-mails';

interface Props {
  mail: Email;
  open: boolean;
  selected: boolean;
  onSelect: () => void;
  onStar: () => void;
}

const isOutgoing = ({ folder }: Email): boolean =>
  folder === 'sent' || folder === 'draft' || folder === 'scheduled';

const hour = createDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Date received, or date scheduled. */
const dateLabel = (mail: Email): string => {
  const moment = new Date(mail.date);
  if (mail.folder !== 'scheduled') return formatShortRelativeTime(moment);
  return hour().format(moment);
};

export function MailRow({ mail, open, selected, onSelect, onStar }: Props) {
  const who = isOutgoing(mail)
    ? `To ${mail.to.map(addressName).join(', ') || 'no recipients'}`
    : addressName(mail.from);
  const subject = mail.subject || 'No subject';
  const shape = [open && 'is-on', selected && 'is-marked', mail.unRead && 'is-unread'].filter(Boolean);
  return (
    <li className={shape.join(' ') || undefined}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${subject}`}
        checked={selected}
        onChange={onSelect}
      />
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={`Star ${subject}`}
        aria-pressed={mail.starred}
        onClick={onStar}
      >
        {mail.starred ? <IconStarFilled className="icon is-starred" /> : <IconStar />}
      </button>
      <Link
        from="/apps/email"
        to="/apps/email"
        search={(old) =>
          mail.folder === 'draft' ? { ...old, compose: mail.id } : { ...old, message: mail.id }
        }
        aria-current={open ? 'true' : undefined}
        resetScroll={false}
      >
        <span className="mail-sender">
          <b dir="auto">{who}</b>
          {mail.attachments.length > 0 && (
            <IconPaperclip role="img" aria-hidden={false} aria-label="With attachment" />
          )}
          <time dateTime={mail.date} title={formatDateTime(new Date(mail.date))}>
            {dateLabel(mail)}
          </time>
        </span>
        <span className="mail-subject">
          {mail.unRead && <span className="visually-hidden">Unread: </span>}
          <bdi>{subject}</bdi>
        </span>
        <small dir="auto">{mail.text}</small>
        {mail.labels.length > 0 && (
          <span className="mail-tags">
            {mail.labels.map((label) => (
              <span className="tag tag-line" key={label}>
                {label}
              </span>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
}
