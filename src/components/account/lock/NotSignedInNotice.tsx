import { Link } from '@tanstack/react-router';
import { hasPreservedWork } from '@/lib/auth/preserve-on-sign-out';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { lockText } from '@/messages/account/lock';

interface Props {
  /** Where to go after signing in. */
  redirect?: string | undefined;
}

export const NotSignedInNotice = ({ redirect }: Props) => (
  <>
    {hasPreservedWork() ? (
      <AuthNotice look="problem" title={lockText.tooManyWrongPins}>
        <p>{lockText.tooManyWrongPinsHint}</p>
      </AuthNotice>
    ) : (
      <AuthNotice look="problem" title={lockText.notSignedIn}>
        <p>{lockText.notSignedInHint}</p>
      </AuthNotice>
    )}
    <Link to="/auth/login" search={{ redirect }} className="btn btn-primary btn-lg w-100">
      {lockText.signIn}
    </Link>
  </>
);
