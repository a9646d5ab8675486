import { Link } from '@tanstack/react-router';
import { useAuth } from '@/lib/auth/use-auth';
import { NextPage } from './NextPage';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { signInText } from '@/messages/account/sign-in';

export function EmailConfirmed({ email }: { email: string }) {
  const { user } = useAuth();
  return (
    <>
      <AuthNotice look="done" title={signInText.yourEmailIsConfirmed}>
        <p>{signInText.isConfirmed(<b>{email}</b>)}</p>
      </AuthNotice>
      {user ? (
        <div className="stack-3">
          <NextPage feedLabel={signInText.goToTheFeed} />
        </div>
      ) : (
        <Link to="/auth/login" search={{ email }} className="btn btn-primary btn-lg w-100">
          {signInText.signIn}
        </Link>
      )}
    </>
  );
}
