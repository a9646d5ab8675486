import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { claimsOf, issuerOf } from '../service/unsigned-token';
import { openWebSite } from '../service/servers/web-site';

export const PROJECT = 'plaza-tests';
export const PROJECT_NUMBER = '123456789012';
export const APP_ID = '1:123456789012:web:abc';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  published: JWK;
}

async function createKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

interface Account {
  disabled?: boolean;
  /** Seconds since 1970: sign-ins before are over. */
  validSince?: number;
}

export interface IdentityProvider {
  keysUrl: string;
  lookupUrl: string;
  /** Signs with a new key from now on; `withdraw` stops publishing the earlier ones. */
  rotate: (options?: { withdraw?: boolean }) => Promise<void>;
  /** Refuses connections' requests until `isAway` is false again. */
  setAway: (isAway: boolean) => void;
  sign: (uid: string, claims?: Record<string, unknown>) => Promise<string>;
  /** Signed by a key that was never published. */
  signUnknown: (uid: string) => Promise<string>;
  /** A token of App Check. */
  signApp: (claims?: { iss?: string; aud?: string; sub?: string; exp?: number }) => Promise<string>;
  change: (uid: string, account: Account) => void;
  lookups: () => number;
  close: () => Promise<void>;
}

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** A provider of signed tokens on this machine: keys, accounts by their token, and tokens of App Check. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let current = await createKey('k1');
  let published: readonly SigningKey[] = [current];
  let keys = 1;
  const unknown = await createKey('unknown');
  const accounts = new Map<string, Account>();
  let isAway = false;
  let lookups = 0;

  const lookUp = (body: string): { status: number; answer: unknown } => {
    lookups += 1;
    const { idToken } = JSON.parse(body) as { idToken: string };
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    const account = accounts.get(claims.sub) ?? {};
    if (account.disabled) return { status: 400, answer: { error: { code: 400, message: 'USER_DISABLED' } } };
    const validSince = String(account.validSince ?? 0);
    return { status: 200, answer: { users: [{ localId: claims.sub, validSince }] } };
  };

  const site = await openWebSite((request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    if (request.method === 'GET') {
      response.end(JSON.stringify({ keys: published.map((key) => key.published) }));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, answer } = lookUp(Buffer.concat(chunks).toString());
      response.writeHead(status).end(JSON.stringify(answer));
    });
  });

  const signBy = ({ kid, privateKey }: SigningKey, uid: string, claims: Record<string, unknown> = {}) =>
    new SignJWT({ iat: nowInSeconds(), exp: nowInSeconds() + 3600, ...claimsOf(uid, claims) })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject(uid)
      .setIssuer(issuerOf(PROJECT))
      .setAudience(PROJECT)
      .sign(privateKey);

  return {
    keysUrl: site.at('127.0.0.1', '/keys'),
    lookupUrl: site.at('127.0.0.1', '/accounts:lookup'),
    async rotate({ withdraw = false } = {}) {
      keys += 1;
      current = await createKey(`k${keys}`);
      published = withdraw ? [current] : [...published, current];
    },
    setAway: (away) => {
      isAway = away;
    },
    sign: (uid, claims) => signBy(current, uid, claims),
    signUnknown: (uid) => signBy(unknown, uid),
    signApp: (claims) =>
      new SignJWT({
        iss: `https://firebaseappcheck.googleapis.com/${PROJECT_NUMBER}`,
        aud: [`projects/${PROJECT_NUMBER}`, `projects/${PROJECT}`],
        sub: APP_ID,
        iat: nowInSeconds(),
        exp: nowInSeconds() + 3600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: current.kid, typ: 'JWT' })
        .sign(current.privateKey),
    change: (uid, account) => accounts.set(uid, account),
    lookups: () => lookups,
    close: site.close,
  };
}
