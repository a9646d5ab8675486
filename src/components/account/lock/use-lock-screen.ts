import { useEffect, useRef } from 'react';
import { deviceLock, lockDevice, NO_LOCK } from '@/lib/auth/device-lock';

/**
 * Locks the screen of a member once, when the page that unlocks it is opened; calls back once it is unlocked, in this
 * tab or another. A lock that was forgotten, because the member is leaving, opens nothing.
 */
export function useLockScreen(uid: string, onOpen: () => void): void {
  const locking = useRef<string | null>(null);
  useEffect(() => {
    if (locking.current !== uid) {
      locking.current = uid;
      lockDevice(uid);
    }
    return deviceLock(uid).subscribe(() => {
      const lock = deviceLock(uid).get();
      if (lock !== NO_LOCK && !lock.locked) onOpen();
    });
  }, [uid, onOpen]);
}
