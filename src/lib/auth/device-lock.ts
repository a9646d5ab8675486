import * as z from 'zod/mini';
import { storageEntry, storageEntryFamily, storedIds } from '@/lib/storage/storage-entry';

const Pin = z.object({
  /** Base64 of 16 random bytes. */
  salt: z.string(),
  hash: z.string(),
  length: z.number(),
  left: z.number(),
});

const DeviceLock = z.object({
  locked: z.boolean(),
  pin: z.nullable(Pin),
  /** Minutes without activity until the screen locks; 0 is never. */
  idleMinutes: z.number(),
});
export type DeviceLock = z.infer<typeof DeviceLock>;

export const NO_LOCK: DeviceLock = { locked: false, pin: null, idleMinutes: 0 };

/** The lock of a member on this device; an unreadable record counts as unlocked. */
export const deviceLock = storageEntryFamily({ key: 'plaza.lock.', schema: DeviceLock, fallback: NO_LOCK });

/** Answers before the provider knows the member. */
export const isAnyLocked = (): boolean =>
  storedIds('plaza.lock.').some((uid) => deviceLock(uid).get().locked);

export const readLock = (uid: string): DeviceLock => deviceLock(uid).get();

/** Throws when storage is blocked or full: a lock that does not reach the other tabs would not protect anything. */
export function writeLock(uid: string, change: Partial<DeviceLock>): void {
  if (deviceLock(uid).set({ ...readLock(uid), ...change })) return;
  throw new Error('This browser blocks storage, so the screen lock cannot be saved.');
}

const lastActivity = storageEntry({ key: 'plaza.own.touched', schema: z.number(), fallback: 0 });
/** Other tabs see activity up to this much later. */
const ACTIVITY_WRITE_INTERVAL_MS = 5_000;
/** Of this tab; it also covers blocked storage. */
let lastActivityAt = 0;

export function recordActivity(): void {
  const now = Date.now();
  if (now - lastActivityAt < ACTIVITY_WRITE_INTERVAL_MS) return;
  lastActivityAt = now;
  lastActivity.set(now);
}

/** Time since the last activity in any tab, in ms; 0 when none was recorded. */
export function getIdleMs(): number {
  const last = Math.max(lastActivity.get(), lastActivityAt);
  return last === 0 ? 0 : Math.max(0, Date.now() - last);
}

/** Writes once: a tab that writes the lock again may not have read the wrong PIN of another tab yet. */
export function lockDevice(uid: string): void {
  if (!readLock(uid).locked) writeLock(uid, { locked: true });
}

export function setIdleMinutes(uid: string, idleMinutes: number): void {
  recordActivity();
  writeLock(uid, { idleMinutes });
}

export function clearLock(uid: string): void {
  deviceLock(uid).remove();
  lastActivity.remove();
}
