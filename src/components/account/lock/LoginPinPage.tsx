import { getRouteApi, Link } from '@tanstack/react-router';
import IconLock from '~icons/tabler/lock';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { AuthUser } from '@/lib/auth/auth-types';
import { useAuth } from '@/lib/auth/use-auth';
import { AuthCard } from '@/components/account/sign-in/AuthCard';
import { lockText } from '@/messages/account/lock';
import { NotSignedInNotice } from './NotSignedInNotice';
import { PinUnlock } from './PinUnlock';
import { PinSetup } from './PinSetup';
import { useDeviceLock } from './use-device-lock';

const route = getRouteApi('/_bare/auth/login-pin');

const PinPanel = ({ user }: { user: AuthUser }) => {
  const { pin, locked } = useDeviceLock(user.uid);
  if (pin) return <PinUnlock user={user} pin={pin} />;
  return (
    <>
      <p className="text-ink-2">{lockText.setPinLead}</p>
      {locked ? (
        <Link to="/auth/lock-screen" className="btn btn-primary btn-lg w-100">
          <IconLock />
          {lockText.unlockByPasswordFirst}
        </Link>
      ) : (
        <PinSetup uid={user.uid} />
      )}
    </>
  );
};

export function LoginPinPage() {
  const { redirect } = route.useSearch();
  const { user, loading } = useAuth();
  return (
    <AuthCard back={false}>
      {loading && <Skeleton what={lockText.yourAccount} rows={2} faces />}
      {!loading && user && <PinPanel key={user.uid} user={user} />}
      {!loading && !user && <NotSignedInNotice redirect={redirect} />}
    </AuthCard>
  );
}
