import { Link } from '@tanstack/react-router';
import { env } from '@/lib/config/env';
import { signInText } from '@/messages/account/sign-in';

export const MailboxHint = ({ email }: { email: string }) =>
  env.local && (
    <p className="fs-md text-ink-2">
      {signInText.noEmailSent(
        <Link className="text-decoration-underline" to="/auth/mailbox" search={{ email }}>
          {signInText.openTheLocalMailbox}
        </Link>,
      )}
    </p>
  );
