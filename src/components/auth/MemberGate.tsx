import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { ApiError } from '@/lib/api';
import { lockNow } from '@/lib/device-lock';
import { useAuth } from '@/lib/use-auth';
import { meOptions } from '@/queries/me';
import { Resolving } from './Resolving';
import { useLock } from './use-lock';

const Suspended = lazy(() => import('./Suspended').then(({ Suspended }) => ({ default: Suspended })));

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/** Locks after the minutes the member chose; 0 is never. */
function useIdleLock(uid: string, minutes: number) {
  useEffect(() => {
    if (minutes === 0) return undefined;
    const wait = () => setTimeout(() => lockNow(uid), minutes * 60_000);
    let timer = wait();
    const touched = () => {
      clearTimeout(timer);
      timer = wait();
    };
    for (const name of TOUCHES) document.addEventListener(name, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) document.removeEventListener(name, touched, { capture: true });
    };
  }, [uid, minutes]);
}

const MemberPages = ({ uid }: { uid: string }) => {
  const router = useRouter();
  const { locked, idleMinutes } = useLock(uid);
  useIdleLock(uid, idleMinutes);
  useEffect(() => {
    if (locked) void router.invalidate();
  }, [locked, router]);
  const { error } = useQuery({ ...meOptions(), notifyOnChangeProps: ['error'] });
  if (error instanceof ApiError && error.problem.code === 'suspended') {
    return (
      <Suspense fallback={<Resolving />}>
        <Suspended />
      </Suspense>
    );
  }
  return locked ? <Resolving /> : <Outlet />;
};

/**
 * The pages of a member. Once the member is gone (signed out in another tab, account switched off) or the screen is
 * locked they leave the page at once, and the guard of the route decides where to.
 */
export function MemberGate() {
  const router = useRouter();
  const { user } = useAuth();
  useEffect(() => {
    if (!user) void router.invalidate();
  }, [user, router]);
  return user ? <MemberPages key={user.uid} uid={user.uid} /> : <Resolving />;
}
