import { useEffect, useRef } from 'react';
import { deviceLock, lockDevice, NO_LOCK } from '@/lib/auth/device-lock';

/**
 * Locks the screen once per mount and calls `onOpen` when it is unlocked in any tab. `NO_LOCK` (the lock was
 * cleared by a sign-out) does not call it.
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
