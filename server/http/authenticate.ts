import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { createProvision } from '../repos/member/provision';
import type { Sql } from '../db/sql';
import type { Slots } from '../limits/patient-slots';
import type { Caller } from '../repos/policies';
import { readUserAgent } from '../repos/session/device';
import type { AccountCheck } from './identity/account-check';
import type { AppCheck } from './identity/app-check';
import { assertAdmitted, type SignInRules } from './identity/sign-in-rules';
import type { HonoEnv } from './middleware';
import { HttpProblem } from './response/problem';
import { peerAddress, rateLimitAddress } from './request/request';
import { TokenError, VerifierUnavailable, type TokenVerifier } from './token-verifier';

/** Times in milliseconds since 1970. */
export interface Session {
  me: Caller;
  signedInAt: number;
  expiresAt: number;
}

/** Reads the Authorization header; throws `unauthenticated`, `token-expired` or `signed-out`. */
export type Authenticate = (c: Context<HonoEnv>) => Promise<Session>;

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

interface AuthenticateDeps {
  db: Sql;
  verifier: TokenVerifier;
  rules: SignInRules;
  /** Absent where App Check is not configured. */
  checkApp: AppCheck | undefined;
  /** Absent where the provider is not asked about accounts. */
  checkAccount: AccountCheck | undefined;
  clock: () => Date;
  /** Key for the hashes of addresses. */
  secret: Uint8Array;
  trustProxy: boolean;
  /** Turns of the sign-ins in the database. */
  turns: Slots;
}

/** Verifies the token and finds its member, creating one on the first call after registration. */
export function createAuthenticate({
  db,
  verifier,
  rules,
  checkApp,
  checkAccount,
  clock,
  secret,
  trustProxy,
  turns,
}: AuthenticateDeps): Authenticate {
  const provision = createProvision(db, verifier.linkSeededByEmail);
  const hashNetwork = (c: Context<HonoEnv>, uid: string): string | null => {
    const peer = peerAddress(c.env);
    if (peer === null) return null;
    const address = rateLimitAddress(peer, c.req.raw.headers, trustProxy);
    return createHmac('sha256', secret).update(`network\n${uid}\n${address}`).digest('hex').slice(0, 16);
  };
  return async (c) => {
    const { headers } = c.req.raw;
    const token = readBearerToken(headers);
    await checkApp?.(headers);
    const identity = await verifier.verify(token).catch((cause: unknown) => {
      throw toHttpProblemOrCause(cause);
    });
    assertAdmitted(identity, rules);
    const { signedInAt, expiresAt } = identity;
    const device = { ...readUserAgent(headers.get('user-agent')), network: hashNetwork(c, identity.uid) };
    const me = await turns(() => provision(identity, device, clock()));
    checkAccount?.(identity, token, me.id);
    return { me, signedInAt, expiresAt };
  };
}
