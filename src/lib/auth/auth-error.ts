/** Why the identity provider refused, in terms the pages can switch on. */
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

/** A refusal of the identity provider; `message` is a sentence for the person. Made by auth-refusal.ts. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The provider is out of reach, or its code is: here, because nothing more can be fetched then. */
export const authUnreachable = (cause: unknown): AuthError =>
  new AuthError('offline', 'The sign-in service cannot be reached. Check the connection and try again.', {
    cause,
  });
