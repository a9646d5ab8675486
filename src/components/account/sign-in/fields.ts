import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH } from '@/lib/auth/password';
import { signInText } from '@/messages/account/sign-in';

export const emailField = z
  .string()
  .check(z.trim(), z.maxLength(320), z.email({ error: signInText.emailInvalid }));

export const passwordField = z.string().check(z.minLength(1, { error: signInText.passwordMissing }));

export const newPasswordField = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: signInText.passwordTooShort(PASSWORD_MIN_LENGTH) }),
    z.maxLength(200, { error: signInText.passwordTooLong }),
  );
