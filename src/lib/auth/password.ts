import { authText } from '@/messages/account/auth';

/** The identity provider's own minimum is 6. */
export const PASSWORD_MIN_LENGTH = 8;

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

/** The checklist for a new password. `about` holds the name and address, which it must not contain. */
export const passwordRules = (password: string, about: readonly (string | null)[] = []): PasswordRule[] => [
  { text: authText.minLength(PASSWORD_MIN_LENGTH), met: password.length >= PASSWORD_MIN_LENGTH },
  { text: authText.lettersAndMore, met: isMixed(password) },
  {
    text: authText.notObvious,
    met: password !== '' && !isObvious(password, about),
  },
];
