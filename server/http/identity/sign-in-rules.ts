import { HttpProblem } from '../response/problem';
import type { Identity } from '../token-verifier';

/** Whom the provider signs in, but this service may refuse. */
export interface SignInRules {
  anonymous: boolean;
  /** Accounts whose mail address is not confirmed; those without an address are not meant. */
  unverifiedMail: boolean;
}

export const openToAll: SignInRules = { anonymous: true, unverifiedMail: true };

/** Throws `forbidden`, before a member is created. */
export function assertAdmitted(identity: Identity, rules: SignInRules): void {
  if (!rules.anonymous && identity.isAnonymous)
    throw new HttpProblem('forbidden', { detail: 'Sign in with an account to use this service.' });
  if (!rules.unverifiedMail && identity.email !== null && !identity.hasVerifiedMail)
    throw new HttpProblem('forbidden', { detail: 'Confirm your mail address, then sign in again.' });
}
