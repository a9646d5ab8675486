import { Link } from '@tanstack/react-router';
import IconPaperclip from '~icons/tabler/paperclip';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import type { Mail } from '@/data/email/collection';
import { dateFormat } from '@/lib/dates/date-format';
import { fullDate, shortTime } from '@/lib/dates/relative-time';
import { nameOf } from './filter-mails';

interface Props {
  mail: Mail;
  open: boolean;
  marked: boolean;
  onMark: () => void;
  onStar: () => void;
}

const isOwn = ({ folder }: Mail): boolean =>
  folder === 'sent' || folder === 'draft' || folder === 'scheduled';

const hour = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** When it came; of one that is still to go, when it goes. */
const when = (mail: Mail): string => {
  const moment = new Date(mail.date);
  if (mail.folder !== 'scheduled') return shortTime(moment);
  return hour().format(moment);
};

/** One message in the list. A draft opens in the composer. */
export function MailRow({ mail, open, marked, onMark, onStar }: Props) {
  const who = isOwn(mail) ? `To ${mail.to.map(nameOf).join(', ') || 'nobody yet'}` : nameOf(mail.from);
  const subject = mail.subject || 'No subject';
  const shape = [open && 'is-on', marked && 'is-marked', mail.unRead && 'is-unread'].filter(Boolean);
  return (
    <li className={shape.join(' ') || undefined}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${subject}`}
        checked={marked}
        onChange={onMark}
      />
      <button
        type="button"
        className="ib ib-sm"
        aria-label={`Star ${subject}`}
        aria-pressed={mail.starred}
        onClick={onStar}
      >
        {mail.starred ? <IconStarFilled className="ic is-starred" /> : <IconStar />}
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
        <span className="mail-who">
          <b dir="auto">{who}</b>
          {mail.attachments.length > 0 && (
            <IconPaperclip role="img" aria-hidden={false} aria-label="With attachment" />
          )}
          <time dateTime={mail.date} title={fullDate(new Date(mail.date))}>
            {when(mail)}
          </time>
        </span>
        <span className="mail-sub">
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
