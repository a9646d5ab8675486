import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SessionPending } from '@/components/account/member-gate/SessionPending';
import { useAuth } from '@/lib/auth/use-auth';
import { closeOverlays } from '@/lib/overlays/overlay-store';
import { clearToasts } from '@/lib/overlays/toast';
import { clearUndo } from '@/lib/overlays/undo';
import { useDeviceLock } from './use-device-lock';
import { useIdleLock } from './use-idle-lock';

/**
 * Above every page: hides the page as soon as the device locks, in any tab. The root route's guard then picks the
 * address.
 */
export function LockGate() {
  const router = useRouter();
  const { user } = useAuth();
  const uid = user?.uid ?? null;
  // No lock is ever stored for the empty id.
  const { locked, idleMinutes } = useDeviceLock(uid ?? '');
  const isOpen = useMatches({ select: (matches) => matches.at(-1)?.staticData.openWhenLocked ?? false });
  useIdleLock(uid, idleMinutes);
  useEffect(() => {
    if (!locked) return;
    // Undo would change the member's data from the lock screen.
    clearUndo();
    clearToasts();
    closeOverlays();
    void router.invalidate();
  }, [locked, router]);
  return locked && !isOpen ? <SessionPending /> : <Outlet />;
}
