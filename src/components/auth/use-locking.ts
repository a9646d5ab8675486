import { useEffect, useRef } from 'react';
import { lockNow } from '@/lib/device-lock';

/** Locks the screen of a member once, when the page that unlocks it is opened. */
export function useLocking(uid: string): void {
  const locked = useRef<string | null>(null);
  useEffect(() => {
    if (locked.current === uid) return;
    locked.current = uid;
    lockNow(uid);
  }, [uid]);
}
