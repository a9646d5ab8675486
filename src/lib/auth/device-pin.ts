import { readLock, recordActivity, writeLock } from './device-lock';

/** After this many wrong PINs the member must sign in again. */
export const MAX_PIN_ATTEMPTS = 5;
// OWASP's minimum for PBKDF2 with SHA-256. A PIN is short even so: it hides the screen, it does not protect the data.
const PBKDF2_ITERATIONS = 600_000;

/** Also resets the attempts. */
export function unlockDevice(uid: string): void {
  const { pin } = readLock(uid);
  recordActivity();
  writeLock(uid, { locked: false, pin: pin && { ...pin, left: MAX_PIN_ATTEMPTS } });
}

export const removePin = (uid: string): void => writeLock(uid, { pin: null });

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function hashPin(digits: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(digits), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: PBKDF2_ITERATIONS };
  return toBase64(await crypto.subtle.deriveBits(params, key, 256));
}

export async function setPin(uid: string, digits: string): Promise<void> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
  const hash = await hashPin(digits, salt);
  writeLock(uid, { pin: { salt, hash, length: digits.length, left: MAX_PIN_ATTEMPTS } });
}

/** True unlocks the device. The attempt is counted on disk before the check, so a reload cannot avoid it. */
export async function verifyPin(uid: string, digits: string): Promise<boolean> {
  const { pin } = readLock(uid);
  if (!pin || pin.left < 1) return false;
  writeLock(uid, { pin: { ...pin, left: pin.left - 1 } });
  if ((await hashPin(digits, pin.salt)) !== pin.hash) return false;
  unlockDevice(uid);
  return true;
}
