import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { confirmEmailOptions } from '@/queries/account/auth';
import { EmailConfirmed } from './EmailConfirmed';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { ResendButton } from '@/components/account/sign-in/ResendButton';
import { signInText } from '@/messages/account/sign-in';

interface Props {
  code: string;
  email: string;
}

export function ConfirmWithCode({ code, email }: Props) {
  const auth = useAuthActions();
  const { user } = useAuth();
  const { data: confirmed, error } = useQuery(confirmEmailOptions(auth, code));
  if (confirmed || (user?.emailVerified && user.email === email)) return <EmailConfirmed email={email} />;
  if (!error) return <Skeleton what={signInText.theConfirmation} rows={2} />;
  return (
    <>
      <AuthNotice look="problem" title={signInText.linkBroken}>
        <p>{error.message}</p>
      </AuthNotice>
      <div className="stack-3">
        {user ? (
          <ResendButton send={auth.sendVerification} />
        ) : (
          <Link to="/auth/login" search={{ email }} className="btn btn-primary btn-lg">
            {signInText.signInForNewLink}
          </Link>
        )}
      </div>
    </>
  );
}
