import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH } from '@/lib/auth/password';

export const emailField = z
  .string()
  .check(z.trim(), z.maxLength(320), z.email({ error: 'Enter an address such as name@example.org.' }));

export const passwordField = z.string().check(z.minLength(1, { error: 'Enter your password.' }));

export const newPasswordField = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: `Use at least ${PASSWORD_MIN_LENGTH} characters.` }),
    z.maxLength(200, { error: 'Use at most 200 characters.' }),
  );
