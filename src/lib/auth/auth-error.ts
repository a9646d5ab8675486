import { errorsText } from '@/messages/ui/errors';

export type AuthErrorCode =
  | 'wrong-password'
  | 'disabled'
  | 'too-many'
  | 'offline'
  | 'email-taken'
  | 'email-invalid'
  | 'weak-password'
  | 'code-invalid'
  | 'mail-not-sent'
  | 'popup-closed'
  | 'popup-blocked'
  | 'other-way'
  | 'signed-out'
  | 'unknown';

/** `message` is shown to the user as it is. `toAuthError` maps provider errors to this class. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The provider or its code cannot be loaded. Here and not in to-auth-error, which loads lazily too. */
export const authUnreachable = (cause: unknown): AuthError =>
  new AuthError('offline', errorsText.signInUnreachableHint, {
    cause,
  });
