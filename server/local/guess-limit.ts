/** Wrong passwords per account and for all accounts, within WINDOW_MS. */
const MAX_PER_EMAIL = 10;
const MAX_IN_ALL = 100;
const WINDOW_MS = 600_000;

export interface GuessLimit {
  /** Counts an attempt before its answer, so that attempts at once count too; false above the limit. */
  take: (email: string) => boolean;
  /** The password was right: the account's attempts no longer count. */
  succeed: (email: string) => void;
}

/** `factor` multiplies the limits, for tests. */
export function createGuessLimit(factor: number, now: () => number = Date.now): GuessLimit {
  let attempts: { email: string; at: number }[] = [];
  const nameOf = (email: string): string => email.trim().toLowerCase();
  return {
    take(email) {
      const name = nameOf(email);
      attempts = attempts.filter(({ at }) => at > now() - WINDOW_MS);
      const own = attempts.filter((attempt) => attempt.email === name).length;
      if (own >= MAX_PER_EMAIL * factor || attempts.length >= MAX_IN_ALL * factor) return false;
      attempts.push({ email: name, at: now() });
      return true;
    },
    succeed(email) {
      const name = nameOf(email);
      attempts = attempts.filter((attempt) => attempt.email !== name);
    },
  };
}
