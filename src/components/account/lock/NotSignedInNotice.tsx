import { Link } from '@tanstack/react-router';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';

interface Props {
  /** The member was signed out after the last wrong PIN. */
  outOfTries?: boolean;
  /** Where to go after signing in. */
  redirect?: string | undefined;
}

export const NotSignedInNotice = ({ outOfTries = false, redirect }: Props) => (
  <>
    {outOfTries ? (
      <AuthNotice look="problem" title="Too many wrong PINs">
        <p>
          You are signed out on this device. What you had not sent is kept for you; sign in to go on and to
          choose a new PIN.
        </p>
      </AuthNotice>
    ) : (
      <AuthNotice look="problem" title="Nobody is signed in">
        <p>There is nothing to lock on this device.</p>
      </AuthNotice>
    )}
    <Link to="/auth/login" search={{ redirect }} className="btn btn-primary btn-lg w-100">
      Sign in
    </Link>
  </>
);
