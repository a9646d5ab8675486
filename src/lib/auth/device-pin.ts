import { readLock, recordActivity, writeLock } from './device-lock';

/** Wrong PINs before only the full sign-in helps. */
export const MAX_PIN_ATTEMPTS = 5;
// OWASP's figure for PBKDF2 with SHA-256. A PIN is short all the same: it keeps eyes off this screen, not thieves.
const PBKDF2_ITERATIONS = 600_000;

/** Opens the lock again and gives back all tries. */
export function unlockDevice(uid: string): void {
  const { pin } = readLock(uid);
  recordActivity();
  writeLock(uid, { locked: false, pin: pin && { ...pin, left: MAX_PIN_ATTEMPTS } });
}

export const removePin = (uid: string): void => writeLock(uid, { pin: null });

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function hashPin(digits: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(digits), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: PBKDF2_ITERATIONS };
  return toBase64(await crypto.subtle.deriveBits(settings, key, 256));
}

/** Sets the PIN of a member for this device, kept as a salted hash. */
export async function setPin(uid: string, digits: string): Promise<void> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
  const hash = await hashPin(digits, salt);
  writeLock(uid, { pin: { salt, hash, length: digits.length, left: MAX_PIN_ATTEMPTS } });
}

/** Tries a PIN. True opens the lock; false takes one try away, counted on disk before the answer is known. */
export async function verifyPin(uid: string, digits: string): Promise<boolean> {
  const { pin } = readLock(uid);
  if (!pin || pin.left < 1) return false;
  writeLock(uid, { pin: { ...pin, left: pin.left - 1 } });
  if ((await hashPin(digits, pin.salt)) !== pin.hash) return false;
  unlockDevice(uid);
  return true;
}
