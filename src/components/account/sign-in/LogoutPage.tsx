import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import IconLogin from '~icons/tabler/login-2';
import type { Auth } from '@/lib/auth/auth-types';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { clearStatus } from '@/lib/session/stored-session';
import { storageEntry } from '@/lib/storage/storage-entry';
import { useStore } from '@/lib/store/use-store';
import { endOwnSession } from '@/queries/account/session';
import { countUnsent } from '@/queries/outbox/unsent';
import { signInText } from '@/messages/account/sign-in';
import { AuthCard } from './AuthCard';
import { AuthNotice } from './AuthNotice';
import { unsentSummary } from './unsent-summary';

/** The history entry of the page when somebody last signed out in this tab. */
const lastVisit = storageEntry({
  key: 'plaza.signed-out',
  schema: z.nullable(z.string()),
  fallback: null,
  format: 'text',
});

const signOut = async (auth: Auth): Promise<void> => {
  await endOwnSession();
  await auth.signOut();
};

/**
 * Signs out on mount; not in the route's loader, because hovering a link preloads the route. Once: a member who signs in
 * later, here or in another tab, stays signed in and meets the next page, also when Back or a reload leads here again.
 */
export function LogoutPage() {
  const auth = useAuthActions();
  const { user, loading } = useAuth();
  const [failed, setFailed] = useState(false);
  const [warning, setWarning] = useState('');
  const deletion = useStore(clearStatus);
  const navigate = useNavigate();
  const router = useRouter();
  // Of this page also while the next one loads.
  const [visit] = useState(() => {
    const { __TSR_key: key } = router.state.location.state;
    return key ?? null;
  });
  const uid = user?.uid;
  useEffect(() => {
    if (loading) return undefined;
    if (!uid) {
      lastVisit.set(visit);
      return undefined;
    }
    if (visit !== null && visit === lastVisit.get()) {
      void navigate({ to: '/', replace: true });
      return undefined;
    }
    let left = false;
    void countUnsent(uid).then((counts) => {
      if (left) return;
      const words = unsentSummary(counts);
      if (words) setWarning(counts ? signInText.notSentYet(words) : signInText.unsentUnknown);
      else void signOut(auth).catch(() => setFailed(true));
    });
    return () => {
      left = true;
    };
  }, [auth, loading, navigate, uid, visit]);
  if (failed) {
    return (
      <AuthCard>
        <AuthNotice look="problem" title={signInText.stillSignedIn}>
          <p>{signInText.signOutFailed}</p>
        </AuthNotice>
      </AuthCard>
    );
  }
  if (user && warning) {
    return (
      <AuthCard back={false}>
        <AuthNotice look="problem" title={warning}>
          <p>{signInText.unsentHint}</p>
        </AuthNotice>
        <Link to="/outbox" className="btn btn-primary btn-lg w-100">
          {signInText.reviewUnsent}
        </Link>
        <button
          type="button"
          className="btn btn-outline-danger btn-lg w-100"
          onClick={() => void signOut(auth).catch(() => setFailed(true))}
        >
          {signInText.signOutAndDelete}
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard back={false} lead={signInText.goodbye}>
      {user || loading || deletion === 'clearing' ? (
        <p role="status">{signInText.signingOut}</p>
      ) : (
        <>
          <AuthNotice look="done" title={signInText.signedOut}>
            <p>{deletion === 'done' ? signInText.signedOutHint : signInText.signedOutPartly}</p>
          </AuthNotice>
          <Link to="/auth/login" className="btn btn-primary btn-lg w-100">
            <IconLogin />
            {signInText.signIn}
          </Link>
        </>
      )}
    </AuthCard>
  );
}
