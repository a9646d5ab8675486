import { Link } from '@tanstack/react-router';
import IconPaperclip from '~icons/tabler/paperclip';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import type { Email } from '@/data/email/schema';
import type { Conversation } from '@/data/email/threads';
import { createDateFormat } from '@/lib/dates/date-format';
import { Timestamp } from '@/components/ui/Timestamp';
import { emailText } from '@/messages/workspace/email';
import { addressName } from './filter-mails';

interface Props {
  conversation: Conversation;
  open: boolean;
  selected: boolean;
  onSelect: () => void;
  onStar: () => void;
}

const isOutgoing = ({ folder }: Email): boolean =>
  folder === 'sent' || folder === 'draft' || folder === 'scheduled' || folder === 'outbox';

const hour = createDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Date received, or the time for which the email is scheduled or snoozed. */
function EmailTime({ mail }: { mail: Email }) {
  const until = mail.folder === 'scheduled' ? mail.date : mail.folder === 'snoozed' && mail.snoozedUntil;
  return until ? (
    <time className="fs-sm text-ink-3" dateTime={until}>
      {hour().format(new Date(until))}
    </time>
  ) : (
    <Timestamp className="fs-sm text-ink-3" at={mail.date} />
  );
}

const recipientsOf = ({ to }: Email): string =>
  to.length === 0 ? emailText.toNobody : emailText.toRecipients(to.map(addressName).join(', '));

export function MailRow({ conversation, open, selected, onSelect, onStar }: Props) {
  const { newest: mail, mails, total } = conversation;
  const unread = mails.some(({ unRead }) => unRead);
  const who = isOutgoing(mail) ? recipientsOf(mail) : addressName(mail.from);
  const subject = mail.subject || emailText.noSubject;
  const weight = unread ? 'fw-bold' : 'fw-medium';
  const shape = ['entry d-flex align-items-start ps-3', open && 'is-on', selected && 'is-marked'];
  return (
    <li className={shape.filter(Boolean).join(' ')} data-mail={mail.id}>
      <input
        type="checkbox"
        className="form-check-input mt-3"
        aria-label={emailText.selectMail(subject)}
        checked={selected}
        onChange={onSelect}
      />
      <button
        type="button"
        className="icon-button icon-button-sm mt-2 mx-half mb-0"
        aria-label={emailText.starMail(subject)}
        aria-pressed={mail.starred}
        onClick={onStar}
      >
        {mail.starred ? <IconStarFilled className="icon text-warning-text" /> : <IconStar />}
      </button>
      <Link
        from="/apps/email"
        to="/apps/email"
        search={(old) =>
          mail.folder === 'draft' ? { ...old, compose: mail.id } : { ...old, message: mail.id }
        }
        className="fill ps-0"
        aria-current={open ? 'true' : undefined}
        resetScroll={false}
      >
        <span className="row-1">
          <b className={`flex-1 text-truncate ${weight}`} dir="auto">
            {who}
          </b>
          {total > 1 && (
            <span className="count count-quiet">
              {total}
              <span className="visually-hidden"> {emailText.messagesNoun}</span>
            </span>
          )}
          {mail.attachments.length > 0 && (
            <IconPaperclip
              width={16}
              height={16}
              role="img"
              aria-hidden={false}
              aria-label={emailText.withAttachment}
            />
          )}
          <EmailTime mail={mail} />
        </span>
        <span className={unread ? 'd-block text-truncate fw-bold' : 'd-block text-truncate'}>
          {unread && (
            <>
              <i className="dot dot-primary me-1" />
              <span className="visually-hidden">{emailText.unread} </span>
            </>
          )}
          <bdi>{subject}</bdi>
        </span>
        <small className="d-block text-truncate text-ink-3" dir="auto">
          {mail.text}
        </small>
        {mail.labels.length > 0 && (
          <span className="d-flex gap-1 mt-1">
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
