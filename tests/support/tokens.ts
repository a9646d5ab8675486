import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createVerifier, type Verifier } from '../../server/verifier';

export const PROJECT = 'plaza-tests';
const issuer = (project: string): string => `https://securetoken.google.com/${project}`;

export interface TokenOptions {
  claims?: Record<string, unknown>;
  project?: string;
  /** Seconds from now; negative for one that has run out. */
  lasts?: number;
}

export interface Tokens {
  verifier: Verifier;
  sign: (uid: string, options?: TokenOptions) => Promise<string>;
  /** Signed with a key the service does not know, under the name of one it knows. */
  forge: (uid: string) => Promise<string>;
  unsigned: (uid: string) => string;
}

const claimsOf = (uid: string, claims: Record<string, unknown> = {}): Record<string, unknown> => ({
  auth_time: Math.floor(Date.now() / 1000) - 60,
  name: uid,
  email: `${uid}@plaza.example`,
  ...claims,
});

/** A token as the local identity provider makes it; a real project takes none. */
export const unsignedToken = (uid: string, project: string): string =>
  new UnsecuredJWT(claimsOf(uid))
    .setSubject(uid)
    .setIssuer(issuer(project))
    .setAudience(project)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

/** A verifier in real mode with keys of our own, and tokens it takes or refuses. */
export async function createTokens(): Promise<Tokens> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  });
  const sign = (
    key: CryptoKey,
    uid: string,
    { claims, project = PROJECT, lasts = 3600 }: TokenOptions = {},
  ) =>
    new SignJWT(claimsOf(uid, claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject(uid)
      .setIssuer(issuer(project))
      .setAudience(project)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + lasts)
      .sign(key);
  return {
    verifier: createVerifier({ project: PROJECT, keys }),
    sign: (uid, options) => sign(privateKey, uid, options),
    forge: (uid) => sign(foreign.privateKey, uid),
    unsigned: (uid) => unsignedToken(uid, PROJECT),
  };
}
