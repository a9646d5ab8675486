import { createProvision } from '../repos/member/provision';
import type { Sql } from '../db/sql';
import type { Caller } from '../repos/policies';
import { Refusal } from './problem';
import { TokenError, VerifierUnavailable, type Verifier } from './token-verifier';

/** A caller, since when they are signed in and how long their token lasts, in milliseconds since 1970. */
export interface Session {
  me: Caller;
  signedInAt: number;
  expiresAt: number;
}

/** Reads the Authorization header; throws `unauthenticated`, `token-expired` or `signed-out`. */
export type Authenticate = (headers: Headers) => Promise<Session>;

const bearer = (headers: Headers): string => {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new Refusal('unauthenticated');
  return token;
};

const refusal = (cause: unknown): unknown => {
  if (cause instanceof VerifierUnavailable) return new Refusal('unavailable');
  if (!(cause instanceof TokenError)) return cause;
  return new Refusal(cause.reason === 'expired' ? 'token-expired' : 'unauthenticated');
};

/** Verifies the token and finds its member, who is made on the first call after registration. */
export function createAuthenticate(db: Sql, verifier: Verifier, clock: () => Date): Authenticate {
  const provision = createProvision(db, verifier.linksByEmail);
  return async (headers) => {
    const identity = await verifier.verify(bearer(headers)).catch((cause: unknown) => {
      throw refusal(cause);
    });
    const { signedInAt, expiresAt } = identity;
    return { me: await provision(identity, clock()), signedInAt, expiresAt };
  };
}
