import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import IconLogin from '~icons/tabler/login-2';
import { useAuth, useAuthActions } from '@/lib/use-auth';
import { AuthCard } from './AuthCard';
import { Notice } from './Notice';

/** Signs out by being opened, here and in every other tab. Not in the route: hovering a link to it runs that. */
export function LogoutPage() {
  const auth = useAuthActions();
  const { user, loading } = useAuth();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (user) auth.signOut().catch(() => setFailed(true));
  }, [auth, user]);
  if (failed) {
    return (
      <AuthCard>
        <Notice look="problem" title="You are still signed in">
          <p>Signing out did not work. Reload this page to try again.</p>
        </Notice>
      </AuthCard>
    );
  }
  return (
    <AuthCard back={false} lead="The benches stay where they are.">
      {user || loading ? (
        <p role="status">Signing out</p>
      ) : (
        <>
          <Notice look="done" title="You are signed out">
            <p>In this tab and in every other. Nothing of yours is left on this device.</p>
          </Notice>
          <Link to="/auth/login" className="btn btn-primary btn-lg w-100">
            <IconLogin />
            Sign in
          </Link>
        </>
      )}
    </AuthCard>
  );
}
