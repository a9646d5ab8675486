import { AuthError, type AuthErrorCode, authUnreachable } from '@/lib/auth/auth-error';

const MESSAGES: Record<Exclude<AuthErrorCode, 'offline'>, string> = {
  'wrong-password': 'Wrong email or password.',
  disabled: 'This account is disabled. Contact support if this is a mistake.',
  'too-many': 'Too many attempts. Wait a few minutes, then try again.',
  'email-taken': 'This email already has an account.',
  'email-invalid': 'Enter an address such as name@example.org.',
  'weak-password': 'Choose a longer password.',
  'code-invalid': 'This link is incomplete, expired or already used.',
  'mail-not-sent': 'Your account is ready, but the email was not sent. Send it again.',
  'popup-closed': 'The Google window was closed before sign-in finished.',
  'popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
  'other-way': 'This email uses another sign-in method. Try Google.',
  'signed-out': 'You are signed out. Sign in and try again.',
  unknown: 'Sign-in failed. Try again in a moment.',
};

export const createAuthError = (code: AuthErrorCode, cause?: unknown): AuthError =>
  code === 'offline' ? authUnreachable(cause) : new AuthError(code, MESSAGES[code], { cause });

/** SDK codes without "auth/". An unknown account and a wrong password must look the same. */
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
  'mail-not-sent': 'mail-not-sent',
};

export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return createAuthError(FIREBASE_CODES[code.replace(/^auth\//, '')] ?? 'unknown', cause);
}
