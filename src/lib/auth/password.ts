/** The shortest password the app accepts; the provider itself would take 6. */
export const PASSWORD_MIN_LENGTH = 8;

/** A rule a new password is checked against while it is typed. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

const COMMON = /password|passwort|qwert|letmein|welcome|12345|abc123|iloveyou|admin|plaza/i;

const personalWords = (about: readonly (string | null)[]): string[] =>
  about
    .flatMap((words) => (words ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);

const isObvious = (password: string, about: readonly (string | null)[]): boolean => {
  const lower = password.toLowerCase();
  return COMMON.test(password) || personalWords(about).some((word) => lower.includes(word));
};

const isMixed = (password: string): boolean => /\p{L}/u.test(password) && /[^\p{L}]/u.test(password);

/** The rules for a new password; the ones not met say what to do. `about` are words it should not be made of. */
export const passwordRules = (password: string, about: readonly (string | null)[] = []): PasswordRule[] => [
  { text: `At least ${PASSWORD_MIN_LENGTH} characters`, met: password.length >= PASSWORD_MIN_LENGTH },
  { text: 'Letters and something else', met: isMixed(password) },
  {
    text: 'Not a common word, your name or your address',
    met: password !== '' && !isObvious(password, about),
  },
];

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess, 0 (empty) to 4 (strong): bits by length and kinds of characters, repetition
 * discounted; words everybody tries and one's own count as nothing. An estimate to learn from, not a proof.
 */
export function passwordStrength(password: string, about: readonly (string | null)[] = []): PasswordStrength {
  if (password === '') return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  const distinct = new Set(password).size;
  const bits = Math.min(password.length, distinct * 1.5) * Math.log2(10 + 18 * kinds.length);
  if (isObvious(password, about) || bits < 36) return 1;
  if (bits < 50 || !isMixed(password)) return 2;
  return bits < 80 ? 3 : 4;
}
