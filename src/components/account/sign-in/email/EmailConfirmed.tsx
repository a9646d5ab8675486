import { Link } from '@tanstack/react-router';
import { useAuth } from '@/lib/auth/use-auth';
import { NextPage } from './NextPage';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';

export function EmailConfirmed({ email }: { email: string }) {
  const { user } = useAuth();
  return (
    <>
      <AuthNotice look="done" title="Your email is confirmed">
        <p>
          <b>{email}</b> is confirmed. Welcome to the square.
        </p>
      </AuthNotice>
      {user ? (
        <div className="auth-stack">
          <NextPage feedLabel="Go to the feed" />
        </div>
      ) : (
        <Link to="/auth/login" search={{ email }} className="btn btn-primary btn-lg w-100">
          Sign in
        </Link>
      )}
    </>
  );
}
