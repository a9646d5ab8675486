import { Avatar } from '@/components/ui/Avatar';
import { EmailAddress } from '@/components/ui/EmailAddress';
import type { Email } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { emailText } from '@/messages/workspace/email';
import { EmailAttachment } from './EmailAttachment';
import { MailBody } from './EmailBody';
import { addressName } from './list/filter-mails';

interface Props {
  mail: Email;
  users: readonly User[];
  collapsible: boolean;
  startOpen: boolean;
}

export function ThreadMessage({ mail, users, collapsible, startOpen }: Props) {
  const face = users.find((user) => user.email === mail.from.email)?.image ?? null;
  const sender = (
    <>
      <Avatar name={addressName(mail.from)} url={face} silent />
      <div className="fill d-grid cols-1 text-ink-3 wrap-anywhere">
        <b className="text-ink" dir="auto">
          {addressName(mail.from)}
        </b>
        {collapsible && <small className="mail-snippet text-truncate">{mail.text}</small>}
        <small>
          <EmailAddress address={mail.from.email} />
        </small>
        <small>{emailText.toNames(mail.to.map(addressName).join(', '))}</small>
        {mail.cc.length > 0 && <small>{emailText.copyTo(mail.cc.map(addressName).join(', '))}</small>}
        {mail.bcc.length > 0 && <small>{emailText.blindCopyTo(mail.bcc.map(addressName).join(', '))}</small>}
      </div>
      <Timestamp className="flex-none fs-sm text-ink-3" at={mail.date} form="long" />
    </>
  );
  const content = (
    <div className="mt-5">
      <MailBody mail={mail} />
      {mail.attachments.length > 0 && (
        <ul className="d-flex flex-wrap gap-2 mt-5" aria-label={emailText.attachments}>
          {mail.attachments.map((file) => (
            <li key={file.id}>
              <EmailAttachment attachment={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  if (collapsible) {
    return (
      <details className="mail-message rule-above py-4" open={startOpen}>
        <summary className="d-flex gap-3 cursor-pointer">{sender}</summary>
        {content}
      </details>
    );
  }
  return (
    <>
      <div className="d-flex gap-3">{sender}</div>
      {content}
    </>
  );
}
