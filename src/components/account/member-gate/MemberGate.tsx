import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { ApiError } from '@/lib/api/errors';
import { useAuth } from '@/lib/auth/use-auth';
import { meOptions } from '@/queries/social/member/me';
import { SessionPending } from './SessionPending';

const Notice = lazy(() =>
  import('./AccountNotice').then(({ AccountNotice }) => ({ default: AccountNotice })),
);

const MemberPages = () => {
  const { error } = useQuery({ ...meOptions(), notifyOnChangeProps: ['error'] });
  const code = error instanceof ApiError && error.problem.code;
  if (code === 'suspended' || code === 'deletion-pending') {
    return (
      <Suspense fallback={<SessionPending />}>
        <Notice suspended={code === 'suspended'} />
      </Suspense>
    );
  }
  return <Outlet />;
};

/** Leaves the page when the member signs out in another tab; the route's guard picks the target. */
export function MemberGate() {
  const router = useRouter();
  const { user } = useAuth();
  useEffect(() => {
    if (!user) void router.invalidate();
  }, [user, router]);
  return user ? <MemberPages key={user.uid} /> : <SessionPending />;
}
