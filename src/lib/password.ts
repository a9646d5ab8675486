/** The shortest password the app accepts; the provider itself would take 6. */
export const PASSWORD_MIN = 8;

/** A rule a new password is checked against while it is typed. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

const COMMON = /password|passwort|qwert|letmein|welcome|12345|abc123|iloveyou|admin|plaza/i;

/** The rules for a new password; the ones not met say what to do. `about` are words it should not be made of. */
export function passwordRules(password: string, about: readonly (string | null)[] = []): PasswordRule[] {
  const lower = password.toLowerCase();
  const own = about
    .flatMap((words) => (words ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  return [
    { text: `At least ${PASSWORD_MIN} characters`, met: password.length >= PASSWORD_MIN },
    { text: 'Letters and something else', met: /\p{L}/u.test(password) && /[^\p{L}]/u.test(password) },
    {
      text: 'Not a common word, your name or your address',
      met: password !== '' && !COMMON.test(password) && !own.some((word) => lower.includes(word)),
    },
  ];
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess, 0 (empty) to 4 (strong): bits by length and kinds of characters, less for
 * repetition and for words everybody tries. An estimate to learn from, not a proof.
 */
export function passwordStrength(password: string, about: readonly (string | null)[] = []): Strength {
  if (password === '') return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  const distinct = new Set(password).size;
  const bits = Math.min(password.length, distinct * 1.5) * Math.log2(10 + 18 * kinds.length);
  const broken = passwordRules(password, about).filter((rule) => !rule.met).length;
  if (broken > 0 || bits < 36) return bits < 36 && broken > 0 ? 1 : 2;
  return bits < 62 ? 3 : 4;
}
