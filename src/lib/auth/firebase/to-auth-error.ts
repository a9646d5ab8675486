import { AuthError, type AuthErrorCode, authUnreachable } from '@/lib/auth/auth-error';
import { authText } from '@/messages/account/auth';

const MESSAGES: Record<Exclude<AuthErrorCode, 'offline'>, string> = {
  'wrong-password': authText.wrongPassword,
  disabled: authText.disabled,
  'too-many': authText.tooMany,
  'email-taken': authText.emailTaken,
  'email-invalid': authText.emailInvalid,
  'weak-password': authText.weakPassword,
  'code-invalid': authText.codeInvalid,
  'mail-not-sent': authText.mailNotSent,
  'popup-closed': authText.popupClosed,
  'popup-blocked': authText.popupBlocked,
  'other-way': authText.otherWay,
  'signed-out': authText.signedOut,
  unknown: authText.unknown,
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
  'invalid-user-token': 'signed-out',
  'invalid-refresh-token': 'signed-out',
  'null-user': 'signed-out',
  'mail-not-sent': 'mail-not-sent',
};

export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return createAuthError(FIREBASE_CODES[code.replace(/^auth\//, '')] ?? 'unknown', cause);
}
