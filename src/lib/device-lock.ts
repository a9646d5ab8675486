import * as z from 'zod/mini';

/** Wrong PINs before only the full sign-in helps. */
export const PIN_TRIES = 5;
// OWASP's figure for PBKDF2 with SHA-256. A PIN is short all the same: it keeps eyes off this screen, not thieves.
const ROUNDS = 600_000;
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

const write = (uid: string, change: Partial<DeviceLock>): void => {
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

export const lockNow = (uid: string): void => write(uid, { locked: true });

/** Opens it again and gives back all tries. */
export function unlock(uid: string): void {
  const { pin } = readLock(uid);
  write(uid, { locked: false, pin: pin && { ...pin, left: PIN_TRIES } });
}

/** Locks by itself after this many minutes without a touch; 0 is never. */
export const setIdleMinutes = (uid: string, idleMinutes: number): void => write(uid, { idleMinutes });

export const removePin = (uid: string): void => write(uid, { pin: null });

/** Forgets everything about a member on this device. */
export function forgetLock(uid: string): void {
  localStorage.removeItem(PREFIX + uid);
  parsed.delete(uid);
  for (const listener of listeners) listener();
}

const toText = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function hashOf(digits: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(digits), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: ROUNDS };
  return toText(await crypto.subtle.deriveBits(settings, key, 256));
}

/** Sets the PIN of a member for this device, kept as a salted hash. */
export async function setPin(uid: string, digits: string): Promise<void> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)).buffer);
  const hash = await hashOf(digits, salt);
  write(uid, { pin: { salt, hash, length: digits.length, left: PIN_TRIES } });
}

/** Tries a PIN. True opens the lock; false takes one try away, counted on disk before the answer is known. */
export async function tryPin(uid: string, digits: string): Promise<boolean> {
  const { pin } = readLock(uid);
  if (!pin || pin.left < 1) return false;
  write(uid, { pin: { ...pin, left: pin.left - 1 } });
  if ((await hashOf(digits, pin.salt)) !== pin.hash) return false;
  unlock(uid);
  return true;
}
