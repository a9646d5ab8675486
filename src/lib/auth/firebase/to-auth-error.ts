import { AuthError, type AuthErrorCode, authUnreachable } from '@/lib/auth/auth-error';

const MESSAGES: Record<Exclude<AuthErrorCode, 'offline'>, string> = {
  'wrong-password': 'That email and password do not belong together.',
  disabled: 'This account is switched off. Write to support if that is a mistake.',
  'too-many': 'Too many tries. Wait a few minutes, then try again.',
  'email-taken': 'There is an account with this address already.',
  'email-invalid': 'Enter an address such as name@example.org.',
  'weak-password': 'Choose a longer password.',
  'code-invalid': 'This link has been used already, has expired, or was cut off on the way.',
  'mail-not-sent': 'The account is made, but the mail could not be sent. Ask for it once more.',
  'popup-closed': 'The Google window was closed before it was done.',
  'popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
  'other-way': 'This address signs in another way. Try Google.',
  'signed-out': 'You are signed out. Sign in and try again.',
  unknown: 'Sign-in did not work. Try again in a moment.',
};

/** A refusal with its sentence. */
export const createAuthError = (code: AuthErrorCode, cause?: unknown): AuthError =>
  code === 'offline' ? authUnreachable(cause) : new AuthError(code, MESSAGES[code], { cause });

/** The SDK's codes, without "auth/". Unknown accounts and wrong passwords stay indistinguishable. */
const FIREBASE_CODES: Readonly<Record<string, AuthErrorCode>> = {
  'invalid-credential': 'wrong-password',
  'invalid-login-credentials': 'wrong-password',
  'wrong-password': 'wrong-password',
  'user-not-found': 'wrong-password',
  'user-mismatch': 'wrong-password',
  'user-disabled': 'disabled',
  'too-many-requests': 'too-many',
  'quota-exceeded': 'too-many',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'email-already-in-use': 'email-taken',
  'invalid-email': 'email-invalid',
  'missing-email': 'email-invalid',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'expired-action-code': 'code-invalid',
  'invalid-action-code': 'code-invalid',
  'popup-closed-by-user': 'popup-closed',
  'cancelled-popup-request': 'popup-closed',
  'popup-blocked': 'popup-blocked',
  'account-exists-with-different-credential': 'other-way',
  'user-token-expired': 'signed-out',
  'null-user': 'signed-out',
  // Ours, of a registration that came half way.
  'mail-not-sent': 'mail-not-sent',
};

/** Any error of the SDK as an `AuthError`. */
export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return createAuthError(FIREBASE_CODES[code.replace(/^auth\//, '')] ?? 'unknown', cause);
}
