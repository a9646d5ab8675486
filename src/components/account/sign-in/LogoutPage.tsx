import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import IconLogin from '~icons/tabler/login-2';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { countUnsent } from '@/queries/outbox/unsent';
import { AuthCard } from './AuthCard';
import { AuthNotice } from './AuthNotice';
import { unsentSummary } from './unsent-summary';

/** Signs out on mount. Not in the route's loader: hovering a link preloads the route. */
export function LogoutPage() {
  const auth = useAuthActions();
  const { user, loading } = useAuth();
  const [failed, setFailed] = useState(false);
  const [unsent, setUnsent] = useState('');
  const uid = user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    let left = false;
    void countUnsent(uid).then((counts) => {
      if (left) return;
      const words = unsentSummary(counts);
      if (words) setUnsent(words);
      else auth.signOut().catch(() => setFailed(true));
    });
    return () => {
      left = true;
    };
  }, [auth, uid]);
  if (failed) {
    return (
      <AuthCard>
        <AuthNotice look="problem" title="You are still signed in">
          <p>Signing out did not work. Reload this page to try again.</p>
        </AuthNotice>
      </AuthCard>
    );
  }
  if (user && unsent) {
    return (
      <AuthCard back={false}>
        <AuthNotice look="problem" title={`${unsent} not sent yet`}>
          <p>What you wrote or pressed is on this device alone. Signing out throws it away, here for good.</p>
        </AuthNotice>
        <Link to="/outbox" className="btn btn-primary btn-lg w-100">
          Stay and look
        </Link>
        <button
          type="button"
          className="btn btn-outline-danger btn-lg w-100 mt-2"
          onClick={() => void auth.signOut().catch(() => setFailed(true))}
        >
          Sign out and throw it away
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard back={false} lead="The benches stay where they are.">
      {user || loading ? (
        <p role="status">Signing out</p>
      ) : (
        <>
          <AuthNotice look="done" title="You are signed out">
            <p>In this tab and in every other. Nothing of yours is left on this device.</p>
          </AuthNotice>
          <Link to="/auth/login" className="btn btn-primary btn-lg w-100">
            <IconLogin />
            Sign in
          </Link>
        </>
      )}
    </AuthCard>
  );
}
