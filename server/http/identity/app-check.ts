import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { HttpProblem } from '../response/problem';
import { TokenError, toTokenError, VerifierUnavailable } from '../token-verifier';

export const APP_CHECK_KEYS_URL = 'https://firebaseappcheck.googleapis.com/v1/jwks';
const ISSUER = 'https://firebaseappcheck.googleapis.com';
const HEADER = 'X-Firebase-AppCheck';

/** Tokens live for an hour or more; one app sends many. */
const MAX_KNOWN_TOKENS = 20_000;

/**
 * Throws `unauthenticated` for a request of another program than the configured app, `unavailable` without keys. Not
 * `forbidden`, which is final to the app: a token may only be late.
 */
export type AppCheck = (headers: Headers) => Promise<void>;

interface AppCheckOptions {
  /** Number of the Firebase project. */
  projectNumber: string;
  /** The only app that may call. */
  appId: string;
  keys: JWTVerifyGetKey;
}

/** https://firebase.google.com/docs/app-check/custom-resource-backend */
export function createAppCheck({ projectNumber, appId, keys }: AppCheckOptions): AppCheck {
  /** Expiry by token, in milliseconds since 1970. */
  const known = new Map<string, number>();
  const verify = async (token: string): Promise<void> => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      typ: 'JWT',
      issuer: `${ISSUER}/${projectNumber}`,
      audience: `projects/${projectNumber}`,
      requiredClaims: ['exp', 'sub'],
    });
    if (payload.sub !== appId) throw new TokenError('invalid');
    const [oldest] = known.keys();
    if (known.size >= MAX_KNOWN_TOKENS && oldest !== undefined) known.delete(oldest);
    known.set(token, (payload.exp ?? 0) * 1000);
  };
  return async (headers) => {
    const token = headers.get(HEADER) ?? '';
    if ((known.get(token) ?? 0) > Date.now()) return;
    known.delete(token);
    try {
      await verify(token);
    } catch (cause) {
      if (toTokenError(cause) instanceof VerifierUnavailable) throw new HttpProblem('unavailable');
      throw new HttpProblem('unauthenticated', {
        detail: 'This app could not be verified. Reload the page.',
      });
    }
  };
}
