import IconArchive from '~icons/tabler/archive';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconDots from '~icons/tabler/dots-vertical';
import IconForward from '~icons/tabler/mail-forward';
import IconInbox from '~icons/tabler/inbox';
import IconMail from '~icons/tabler/mail';
import IconReply from '~icons/tabler/arrow-back-up';
import IconSpam from '~icons/tabler/alert-octagon';
import IconTrash from '~icons/tabler/trash';
import { Avatar } from '@/components/ui/Avatar';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Email } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import type { EmailActions } from './email-actions';
import { addressName } from './filter-mails';
import type { MailSearch } from './email-search';
import { MailBody } from './EmailBody';
import { EmailAttachment } from './EmailAttachment';

interface Props {
  mail: Email;
  users: readonly User[];
  actions: EmailActions;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
}

/** The folder's primary action, such as Archive. */
function primaryMove(folder: Email['folder']): { folder: Email['folder']; label: string; said: string } {
  if (folder === 'scheduled') return { folder: 'draft', label: 'Cancel sending', said: 'Moved to drafts' };
  const away = folder === 'archive' || folder === 'spam' || folder === 'trash';
  return away
    ? { folder: 'inbox', label: 'Move to the inbox', said: 'Moved to the inbox' }
    : { folder: 'archive', label: 'Archive', said: 'Archived' };
}

export function EmailReader({ mail, users, actions, change }: Props) {
  const face = users.find((user) => user.email === mail.from.email)?.image ?? null;
  const out = primaryMove(mail.folder);
  return (
    <section className="mail-reader" aria-label="Message">
      <header>
        <button
          type="button"
          className="icon-button d-xl-none"
          aria-label="Back to list"
          onClick={() => change({ message: undefined })}
        >
          <IconArrowLeft className="icon flip-in-rtl" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={out.label}
          onClick={() => actions.move([mail], out.folder, out.said)}
        >
          {out.folder === 'archive' ? <IconArchive /> : <IconInbox />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Delete message"
          onClick={() => actions.remove([mail])}
        >
          <IconTrash />
        </button>
        <span className="mail-spacer" />
        <button
          type="button"
          className="icon-button"
          aria-label="Reply"
          onClick={() => change({ compose: `re-${mail.id}` })}
        >
          <IconReply />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Forward"
          onClick={() => change({ compose: `fw-${mail.id}` })}
        >
          <IconForward />
        </button>
        <Menu
          label="More"
          trigger={<IconDots />}
          items={[
            { label: 'Mark as unread', icon: <IconMail />, onSelect: () => actions.setUnread([mail], true) },
            {
              label: mail.folder === 'spam' ? 'Not spam' : 'Report spam',
              icon: <IconSpam />,
              onSelect: () =>
                mail.folder === 'spam'
                  ? actions.move([mail], 'inbox', 'Not spam')
                  : actions.move([mail], 'spam', 'Reported as spam'),
            },
          ]}
        />
      </header>
      <article className="mail-body">
        <h2 dir="auto">{mail.subject || 'No subject'}</h2>
        <div className="mail-from">
          <Avatar name={addressName(mail.from)} url={face} silent />
          <div>
            <b dir="auto">{addressName(mail.from)}</b>
            <small>{mail.from.email}</small>
            <small>to {mail.to.map(addressName).join(', ')}</small>
            {mail.cc.length > 0 && <small>copy to {mail.cc.map(addressName).join(', ')}</small>}
            {mail.bcc.length > 0 && <small>blind copy to {mail.bcc.map(addressName).join(', ')}</small>}
          </div>
          <time dateTime={mail.date} title={formatDateTime(new Date(mail.date))}>
            {formatRelativeTime(new Date(mail.date))}
          </time>
        </div>
        <MailBody mail={mail} />
        {mail.attachments.length > 0 && (
          <ul className="mail-files" aria-label="Attachments">
            {mail.attachments.map((file) => (
              <li key={file.id}>
                <EmailAttachment file={file} />
              </li>
            ))}
          </ul>
        )}
      </article>
    </section>
  );
}
