import { createProvision } from '../repos/member/provision';
import type { Sql } from '../db/sql';
import type { Caller } from '../repos/policies';
import { HttpProblem } from './problem';
import { TokenError, VerifierUnavailable, type TokenVerifier } from './token-verifier';

/** Times in milliseconds since 1970. */
export interface Session {
  me: Caller;
  signedInAt: number;
  expiresAt: number;
}

/** Reads the Authorization header; throws `unauthenticated`, `token-expired` or `signed-out`. */
export type Authenticate = (headers: Headers) => Promise<Session>;

const readBearerToken = (headers: Headers): string => {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new HttpProblem('unauthenticated');
  return token;
};

const toHttpProblemOrCause = (cause: unknown): unknown => {
  if (cause instanceof VerifierUnavailable) return new HttpProblem('unavailable');
  if (!(cause instanceof TokenError)) return cause;
  return new HttpProblem(cause.reason === 'expired' ? 'token-expired' : 'unauthenticated');
};

/** Verifies the token and finds its member, creating one on the first call after registration. */
export function createAuthenticate(db: Sql, verifier: TokenVerifier, clock: () => Date): Authenticate {
  const provision = createProvision(db, verifier.linkSeededByEmail);
  return async (headers) => {
    const identity = await verifier.verify(readBearerToken(headers)).catch((cause: unknown) => {
      throw toHttpProblemOrCause(cause);
    });
    const { signedInAt, expiresAt } = identity;
    return { me: await provision(identity, clock()), signedInAt, expiresAt };
  };
}
