import { useEffect } from 'react';
import { getIdleMs, lockDevice, recordActivity } from '@/lib/auth/device-lock';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;
const THROTTLE_MS = 1_000;

/**
 * Locks after `minutes` without activity in any tab; 0 means never. Timers do not run while the machine
 * sleeps, so the first event after waking checks the idle time too.
 */
export function useIdleLock(uid: string | null, minutes: number): void {
  useEffect(() => {
    if (uid === null || minutes === 0) return undefined;
    const patience = minutes * 60_000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const rest = patience - getIdleMs();
      if (rest > 0) timer = setTimeout(check, rest);
      else lockDevice(uid);
    };
    let checkedAt = 0;
    const onActivity = () => {
      if (Date.now() - checkedAt < THROTTLE_MS) return;
      checkedAt = Date.now();
      if (getIdleMs() < patience) recordActivity();
      check();
    };
    onActivity();
    for (const name of ACTIVITY_EVENTS)
      document.addEventListener(name, onActivity, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, onActivity, { capture: true });
    };
  }, [uid, minutes]);
}
