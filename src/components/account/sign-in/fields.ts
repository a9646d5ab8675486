import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH } from '@/lib/auth/password';

/** An address to sign in with. */
export const emailField = z
  .string()
  .check(z.trim(), z.maxLength(320), z.email({ error: 'Enter an address such as name@example.org.' }));

/** A password that exists already: only the provider can say whether it is right. */
export const passwordField = z.string().check(z.minLength(1, { error: 'Enter your password.' }));

/** A password to be set. */
export const newPasswordField = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: `Use at least ${PASSWORD_MIN_LENGTH} characters.` }),
    z.maxLength(200, { error: 'Use at most 200 characters.' }),
  );
