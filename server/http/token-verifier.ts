import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** jose's code where the key set answered with something else. */
const KEY_FETCH_ERROR = 'ERR_JOSE_GENERIC';
/** Seconds our clock and the provider's may differ. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** Who a token speaks for. Nothing else in it is believed: role and suspension come from our own record. */
export interface Identity {
  uid: string;
  email: string | null;
  name: string | null;
  /** When they gave their password, in milliseconds since 1970; known to the second. */
  signedInAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The token is not to be believed; `reason` decides the problem code. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly reason: 'expired' | 'invalid';
  constructor(reason: 'expired' | 'invalid') {
    super(`The token is ${reason}`);
    this.reason = reason;
  }
}

/** The provider's keys cannot be had, so nothing can be said about the token. */
export class VerifierUnavailable extends Error {
  override name = 'VerifierUnavailable';
}

export interface TokenVerifier {
  /** Throws TokenError or VerifierUnavailable. */
  verify: (token: string) => Promise<Identity>;
  /** A seeded member without a known uid is taken over by whoever signs in with its address: local mode only. */
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
 * Verifies ID tokens of a real project (https://firebase.google.com/docs/auth/admin/verify-id-tokens).
 * `keys` is injectable so that tests sign with their own.
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
 * Takes the emulator's unsigned tokens. Whoever can reach the port can be anybody, so it is made for `demo-`
 * projects only and the caller listens on loopback; throws for any other project.
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
