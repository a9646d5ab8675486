import * as z from 'zod/mini';
import { MEMBER_STORAGE_PREFIX } from './sign-out-cleanup';

const PREFIX = 'plaza.lock.';

const Pin = z.object({
  /** Base64 of 16 random bytes. */
  salt: z.string(),
  hash: z.string(),
  /** Digits: 4 to 6. */
  length: z.number(),
  /** Tries left. */
  left: z.number(),
});

const DeviceLock = z.object({
  locked: z.boolean(),
  pin: z.nullable(Pin),
  /** Minutes without a touch until it locks by itself; 0 is never. */
  idleMinutes: z.number(),
});
export type DeviceLock = z.infer<typeof DeviceLock>;

/** What is known of a member who has set nothing here, or was forgotten. */
export const NO_LOCK: DeviceLock = { locked: false, pin: null, idleMinutes: 0 };
const listeners = new Set<() => void>();
/** So that one text always gives the same object, as useSyncExternalStore wants it. */
const parsed = new Map<string, { text: string; lock: DeviceLock }>();

const stored = (uid: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + uid);
  } catch {
    // Storage forbidden: there is no lock then, and the pages must open all the same.
    return null;
  }
};

const parse = (text: string): DeviceLock => {
  try {
    return DeviceLock.parse(JSON.parse(text));
  } catch {
    return NO_LOCK;
  }
};

/** How this device is locked for a member; a record that cannot be read counts as open. */
export function readLock(uid: string): DeviceLock {
  const text = stored(uid);
  if (text === null) return NO_LOCK;
  const known = parsed.get(uid);
  if (known?.text === text) return known.lock;
  const lock = parse(text);
  parsed.set(uid, { text, lock });
  return lock;
}

/** Changes how this device is locked for a member. */
export const writeLock = (uid: string, change: Partial<DeviceLock>): void => {
  localStorage.setItem(PREFIX + uid, JSON.stringify({ ...readLock(uid), ...change }));
  for (const listener of listeners) listener();
};

/** Calls back with every change, those of other tabs included. */
export function subscribeLock(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

const LAST_ACTIVITY_KEY = `${MEMBER_STORAGE_PREFIX}touched`;
/** Other tabs learn of a touch no later than this; writing each key press down would be too much. */
const ACTIVITY_WRITE_INTERVAL_MS = 5_000;
let lastActivityAt = 0;

/** Notes that somebody is there, for every tab of this browser. */
export function recordActivity(): void {
  const now = Date.now();
  if (now - lastActivityAt < ACTIVITY_WRITE_INTERVAL_MS) return;
  lastActivityAt = now;
  try {
    localStorage.setItem(LAST_ACTIVITY_KEY, String(now));
  } catch {
    // This tab knows all the same.
  }
}

/** Milliseconds since anything was touched, in any tab; 0 where nothing is known. */
export function getIdleMs(): number {
  let kept = 0;
  try {
    kept = Number(localStorage.getItem(LAST_ACTIVITY_KEY) ?? '0');
  } catch {
    // As in `touch`.
  }
  const last = Math.max(kept, lastActivityAt);
  return last === 0 ? 0 : Math.max(0, Date.now() - last);
}

export const lockDevice = (uid: string): void => writeLock(uid, { locked: true });

/** Locks by itself after this many minutes without a touch; 0 is never. */
export function setIdleMinutes(uid: string, idleMinutes: number): void {
  recordActivity();
  writeLock(uid, { idleMinutes });
}

/** Forgets everything about a member on this device. */
export function clearLock(uid: string): void {
  localStorage.removeItem(PREFIX + uid);
  parsed.delete(uid);
  for (const listener of listeners) listener();
}
