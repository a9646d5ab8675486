import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { MailboxHint } from './MailboxHint';
import { EmailConfirmed } from './EmailConfirmed';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { NextPage } from './NextPage';
import { ResendButton } from '@/components/account/sign-in/ResendButton';
import { signInText } from '@/messages/account/sign-in';

const POLL_MS = 4000;

const isSameAddress = (a: string | null | undefined, b: string): boolean =>
  a?.toLowerCase() === b.toLowerCase();

export function AwaitConfirmation({ email }: { email: string }) {
  const auth = useAuthActions();
  const { user } = useAuth();
  const mine = user !== null && isSameAddress(user.email, email);
  const waiting = mine && !user.emailVerified;
  useEffect(() => {
    if (!waiting) return undefined;
    const ask = () => {
      // Errors (offline) are ignored: the next poll retries.
      if (document.visibilityState === 'visible') auth.reload().catch(() => {});
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [auth, waiting]);
  if (mine && user.emailVerified) return <EmailConfirmed email={email} />;
  return (
    <>
      <AuthNotice look="mail" title={signInText.checkYourEmail}>
        <p>{signInText.linkSent(<b>{email}</b>)}</p>
      </AuthNotice>
      <MailboxHint email={email} />
      <div className="stack-3">
        {mine ? (
          <>
            <ResendButton send={auth.sendVerification} />
            <NextPage feedLabel={signInText.continueToTheFeed} />
          </>
        ) : (
          <p className="fs-md text-ink-2">
            {signInText.signInToResend(
              <Link to="/auth/login" search={{ email, redirect: `/auth/confirm-mail/${email}` }}>
                {signInText.signInLink}
              </Link>,
            )}
          </p>
        )}
      </div>
    </>
  );
}
