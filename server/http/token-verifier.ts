import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** jose's code for a response other than a key set. */
const KEY_FETCH_ERROR = 'ERR_JOSE_GENERIC';
/** Allowed difference between our clock and the provider's. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** All other claims are ignored: role and suspension come from the members table. */
export interface Identity {
  uid: string;
  email: string | null;
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

const identity = (claims: JWTPayload): Identity => {
  const uid = text(claims.sub, 128);
  const authTime = claims['auth_time'];
  if (uid === null) throw new TokenError('invalid');
  if (typeof claims.exp !== 'number' || typeof claims.iat !== 'number') throw new TokenError('invalid');
  const latest = Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;
  if (claims.iat > latest || typeof authTime !== 'number' || authTime > latest)
    throw new TokenError('invalid');
  return {
    uid,
    email: text(claims['email'], 320),
    name: text(claims['name'], 1000),
    signedInAt: authTime * 1000,
    expiresAt: claims.exp * 1000,
  };
};

const toTokenError = (cause: unknown): Error => {
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

/**
 * Verifies ID tokens of a real project (https://firebase.google.com/docs/auth/admin/verify-id-tokens). Tests
 * pass their own `keys`.
 */
export const createTokenVerifier = (options: { project: string; keys?: JWTVerifyGetKey }): TokenVerifier => {
  const keys = options.keys ?? createRemoteJWKSet(new URL(KEYS_URL));
  return {
    linkSeededByEmail: false,
    async verify(token) {
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
    },
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
