import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { ApiError } from '@/lib/api/errors';
import { getIdleMs, lockDevice, recordActivity } from '@/lib/auth/device-lock';
import { useAuth } from '@/lib/auth/use-auth';
import { meOptions } from '@/queries/social/member/me';
import { SessionPending } from './SessionPending';
import { useDeviceLock } from '@/components/account/lock/use-device-lock';

const Suspended = lazy(() =>
  import('./SuspendedNotice').then(({ SuspendedNotice }) => ({ default: SuspendedNotice })),
);

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;
const THROTTLE_MS = 1_000;

/**
 * Locks after `minutes` without activity in any tab; 0 means never. Timers do not run while the machine
 * sleeps, so the first event after waking checks the idle time too.
 */
function useIdleLock(uid: string, minutes: number) {
  useEffect(() => {
    if (minutes === 0) return undefined;
    const patience = minutes * 60_000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const rest = patience - getIdleMs();
      if (rest > 0) timer = setTimeout(look, rest);
      else lockDevice(uid);
    };
    let noted = 0;
    const touched = () => {
      if (Date.now() - noted < THROTTLE_MS) return;
      noted = Date.now();
      if (getIdleMs() < patience) recordActivity();
      look();
    };
    touched();
    for (const name of ACTIVITY_EVENTS)
      document.addEventListener(name, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, touched, { capture: true });
    };
  }, [uid, minutes]);
}

const MemberPages = ({ uid }: { uid: string }) => {
  const router = useRouter();
  const { locked, idleMinutes } = useDeviceLock(uid);
  useIdleLock(uid, idleMinutes);
  useEffect(() => {
    if (locked) void router.invalidate();
  }, [locked, router]);
  const { error } = useQuery({ ...meOptions(), notifyOnChangeProps: ['error'] });
  if (error instanceof ApiError && error.problem.code === 'suspended') {
    return (
      <Suspense fallback={<SessionPending />}>
        <Suspended />
      </Suspense>
    );
  }
  return locked ? <SessionPending /> : <Outlet />;
};

/**
 * Leaves the page when the member signs out in another tab or the screen locks; the route's guard picks the
 * target.
 */
export function MemberGate() {
  const router = useRouter();
  const { user } = useAuth();
  useEffect(() => {
    if (!user) void router.invalidate();
  }, [user, router]);
  return user ? <MemberPages key={user.uid} uid={user.uid} /> : <SessionPending />;
}
