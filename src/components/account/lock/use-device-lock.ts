import { type DeviceLock, deviceLock } from '@/lib/auth/device-lock';
import { useStore } from '@/lib/store/use-store';

export const useDeviceLock = (uid: string): DeviceLock => useStore(deviceLock(uid));
