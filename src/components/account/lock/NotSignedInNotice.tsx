import { Link } from '@tanstack/react-router';
import { hasPreservedWork } from '@/lib/auth/preserve-on-sign-out';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';

interface Props {
  /** Where to go after signing in. */
  redirect?: string | undefined;
}

export const NotSignedInNotice = ({ redirect }: Props) => (
  <>
    {hasPreservedWork() ? (
      <AuthNotice look="problem" title="Too many wrong PINs">
        <p>
          You were signed out on this device. Your unsent work is saved. Sign in to continue and set a new
          PIN.
        </p>
      </AuthNotice>
    ) : (
      <AuthNotice look="problem" title="You’re not signed in">
        <p>Sign in to use the screen lock.</p>
      </AuthNotice>
    )}
    <Link to="/auth/login" search={{ redirect }} className="btn btn-primary btn-lg w-100">
      Sign in
    </Link>
  </>
);
