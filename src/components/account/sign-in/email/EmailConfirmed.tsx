import { Link } from '@tanstack/react-router';
import { useAuth } from '@/lib/auth/use-auth';
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
        <Link to="/" className="btn btn-primary btn-lg w-100">
          Go to the feed
        </Link>
      ) : (
        <Link to="/auth/login" search={{ email }} className="btn btn-primary btn-lg w-100">
          Sign in
        </Link>
      )}
    </>
  );
}
