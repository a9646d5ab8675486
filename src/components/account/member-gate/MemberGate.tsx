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

const RECHECK_MS = 60_000;

/** Null for a member who may read. */
const closedFor = (error: unknown): 'suspended' | 'deletion-pending' | null => {
  const code = error instanceof ApiError ? error.problem.code : null;
  return code === 'suspended' || code === 'deletion-pending' ? code : null;
};

/** Asks for the end of a suspension, because the live stream of a suspended member is closed. */
const MemberPages = () => {
  const { error } = useQuery({
    ...meOptions(),
    notifyOnChangeProps: ['error'],
    refetchInterval: ({ state }) => (closedFor(state.error) === 'suspended' ? RECHECK_MS : false),
  });
  const reason = closedFor(error);
  if (reason === null) return <Outlet />;
  return (
    <Suspense fallback={<SessionPending />}>
      <Notice suspended={reason === 'suspended'} />
    </Suspense>
  );
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
