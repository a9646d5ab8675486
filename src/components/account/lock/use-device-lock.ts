import { useSyncExternalStore } from 'react';
import { type DeviceLock, readLock, subscribeLock } from '@/lib/auth/device-lock';

/** How this device is locked for a member, followed through every change, those of other tabs included. */
export const useDeviceLock = (uid: string): DeviceLock =>
  useSyncExternalStore(subscribeLock, () => readLock(uid));
