import * as z from 'zod/mini';

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

const open: DeviceLock = { locked: false, pin: null, idleMinutes: 0 };
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
    return open;
  }
};

/** How this device is locked for a member; a record that cannot be read counts as open. */
export function readLock(uid: string): DeviceLock {
  const text = stored(uid);
  if (text === null) return open;
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

export const lockNow = (uid: string): void => writeLock(uid, { locked: true });

/** Locks by itself after this many minutes without a touch; 0 is never. */
export const setIdleMinutes = (uid: string, idleMinutes: number): void => writeLock(uid, { idleMinutes });

/** Forgets everything about a member on this device. */
export function forgetLock(uid: string): void {
  localStorage.removeItem(PREFIX + uid);
  parsed.delete(uid);
  for (const listener of listeners) listener();
}
