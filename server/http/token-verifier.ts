import { createHash } from 'node:crypto';
import { errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';

export const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** jose's code for a response other than a key set. */
const KEY_FETCH_ERROR = 'ERR_JOSE_GENERIC';
/** Allowed difference between our clock and the provider's. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** All other claims are ignored: role and suspension come from the members table. */
export interface Identity {
  uid: string;
  email: string | null;
  /** False without a mail address. */
  hasVerifiedMail: boolean;
  isAnonymous: boolean;
  name: string | null;
  /** Time of the sign-in, in milliseconds since 1970, to the second. */
  signedInAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** An invalid token; `reason` decides the problem code. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly reason: 'expired' | 'invalid';
  constructor(reason: 'expired' | 'invalid') {
    super(`The token is ${reason}`);
    this.reason = reason;
  }
}

/** The provider's keys cannot be fetched, so the token cannot be checked. */
export class VerifierUnavailable extends Error {
  override name = 'VerifierUnavailable';
}

export interface TokenVerifier {
  /** Throws TokenError or VerifierUnavailable. */
  verify: (token: string) => Promise<Identity>;
  /** A new uid takes over the seeded member with its email; local mode only. */
  linkSeededByEmail: boolean;
}

const text = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max && /^\P{Cc}+$/u.test(value) ? value : null;

/** Providers issue tokens for an hour. */
const MAX_LIFETIME_SECONDS = 86_400;
/** September 2001: no sign-in is older. */
const EARLIEST_SECONDS = 1_000_000_000;

const time = (value: unknown): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= EARLIEST_SECONDS) return value;
  throw new TokenError('invalid');
};

/** Multi-tenancy is not used: a token of a tenant belongs to other people with the same uids. */
const isOfTenant = ({ firebase }: JWTPayload): boolean =>
  typeof firebase === 'object' && firebase !== null && 'tenant' in firebase;

const providerOf = ({ firebase }: JWTPayload): unknown =>
  typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : null;

const identity = (claims: JWTPayload): Identity => {
  const uid = text(claims.sub, 128);
  const [expiry, issued, signedIn] = [time(claims.exp), time(claims.iat), time(claims['auth_time'])];
  const latest = Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;
  const isPossible =
    issued <= latest &&
    signedIn <= issued + CLOCK_TOLERANCE_SECONDS &&
    expiry > issued &&
    expiry - issued <= MAX_LIFETIME_SECONDS;
  if (uid === null || !isPossible || isOfTenant(claims)) throw new TokenError('invalid');
  return {
    uid,
    email: text(claims['email'], 320),
    hasVerifiedMail: claims['email_verified'] === true,
    isAnonymous: providerOf(claims) === 'anonymous',
    name: text(claims['name'], 1000),
    signedInAt: signedIn * 1000,
    expiresAt: expiry * 1000,
  };
};

/** TokenError, or VerifierUnavailable where the keys are missing. */
export const toTokenError = (cause: unknown): Error => {
  if (cause instanceof TokenError) return cause;
  if (
    !(cause instanceof errors.JOSEError) ||
    cause instanceof errors.JWKSTimeout ||
    cause.code === KEY_FETCH_ERROR
  ) {
    return new VerifierUnavailable('The keys of the identity provider cannot be fetched', { cause });
  }
  return new TokenError(cause instanceof errors.JWTExpired ? 'expired' : 'invalid');
};

const issuer = (project: string): string => `https://securetoken.google.com/${project}`;
const REQUIRED_CLAIMS = ['exp', 'iat', 'sub', 'auth_time'];

/** As many as one process has open streams (docs/scale.md). */
const MAX_KNOWN_TOKENS = 20_000;

/**
 * Checks a signature once: the check takes longer than a small read. A token that was valid is valid until its expiry,
 * also when the provider withdraws its key.
 */
function rememberVerified(verify: TokenVerifier['verify']): TokenVerifier['verify'] {
  const known = new Map<string, Identity>();
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64url');
    const earlier = known.get(hash);
    if (earlier && earlier.expiresAt > Date.now()) return earlier;
    known.delete(hash);
    const verified = await verify(token);
    const [oldest] = known.keys();
    if (known.size >= MAX_KNOWN_TOKENS && oldest !== undefined) known.delete(oldest);
    known.set(hash, verified);
    return verified;
  };
}

/** Verifies ID tokens of a real project (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
export const createTokenVerifier = (options: { project: string; keys: JWTVerifyGetKey }): TokenVerifier => {
  const { keys } = options;
  return {
    linkSeededByEmail: false,
    verify: rememberVerified(async (token) => {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: issuer(options.project),
        audience: options.project,
        requiredClaims: REQUIRED_CLAIMS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      }).catch((cause: unknown) => {
        throw toTokenError(cause);
      });
      return identity(payload);
    }),
  };
};

/**
 * Accepts the emulator's unsigned tokens. Anyone who reaches the port can be anyone, so the server listens on
 * loopback only; throws unless the project is a `demo-` project.
 */
export const createLocalTokenVerifier = (options: { project: string }): TokenVerifier => {
  if (!options.project.startsWith('demo-')) throw new Error('Unsigned tokens are for demo- projects only');
  return {
    linkSeededByEmail: true,
    verify: async (token) => {
      try {
        const { payload } = UnsecuredJWT.decode(token, {
          issuer: issuer(options.project),
          audience: options.project,
          requiredClaims: REQUIRED_CLAIMS,
        });
        return identity(payload);
      } catch (cause) {
        throw toTokenError(cause);
      }
    },
  };
};
