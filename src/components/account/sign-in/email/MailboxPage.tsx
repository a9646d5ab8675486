import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import IconMail from '~icons/tabler/mail';
import IconKey from '~icons/tabler/key';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { env } from '@/lib/config/env';
import { Timestamp } from '@/components/ui/Timestamp';
import { type MailboxMessage, mailboxOptions } from '@/queries/account/auth';
import { AuthCard } from '@/components/account/sign-in/AuthCard';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { commonText } from '@/messages/ui/common';
import { signInText } from '@/messages/account/sign-in';

const route = getRouteApi('/_bare/auth/mailbox');
const subjects = {
  verify: signInText.confirmYourEmail,
  reset: signInText.chooseANewPassword,
  change: signInText.confirmYourNewEmail,
};

const MailItem = ({ mail }: { mail: MailboxMessage }) => {
  return (
    <li className="row-3 py-3">
      <span className="avatar avatar-initials">{mail.kind === 'reset' ? <IconKey /> : <IconMail />}</span>
      <div className="fill">
        <b className="d-block wrap-anywhere">{subjects[mail.kind]}</b>
        <small className="d-block wrap-anywhere text-ink-2">
          {signInText.mailTo(mail.email, <Timestamp at={mail.at} form="long" />)}
        </small>
      </div>
      <a className="btn btn-outline-primary btn-sm" href={mail.link}>
        {commonText.open}
      </a>
    </li>
  );
};

const MailList = () => {
  const { email } = route.useSearch();
  const { data, error, refetch } = useQuery(mailboxOptions());
  if (error)
    return <ErrorState title={signInText.mailboxLoadFailed} error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton what={signInText.emails} rows={2} faces />;
  const mails = data.filter((mail) => !email || mail.email.toLowerCase() === email.toLowerCase());
  if (mails.length === 0) {
    return <EmptyState title={signInText.noEmailsYet} text={signInText.noEmailsHint} />;
  }
  return (
    <ul className="card divided px-4">
      {mails.map((mail) => (
        <MailItem key={mail.link} mail={mail} />
      ))}
    </ul>
  );
};

/** Local mode only: the emails that a real project would have sent. */
export const MailboxPage = () => (
  <AuthCard lead={env.local ? signInText.mailboxLead : undefined}>
    {env.local ? (
      <MailList />
    ) : (
      <AuthNotice look="problem" title={signInText.localModeOnly}>
        <p>{signInText.localModeOnlyHint}</p>
      </AuthNotice>
    )}
  </AuthCard>
);
