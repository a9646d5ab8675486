import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '../../../server/http/token-verifier';
import { claimsOf, issuerOf, unsignedToken } from './unsigned-token';

export const PROJECT = 'plaza-tests';

export interface TokenOptions {
  claims?: Record<string, unknown>;
  project?: string;
  /** Seconds from now; negative for an expired token. */
  lasts?: number;
}

export interface Tokens {
  verifier: TokenVerifier;
  sign: (uid: string, options?: TokenOptions) => Promise<string>;
  /** Signed by an unknown key under a known key id. */
  forge: (uid: string) => Promise<string>;
  unsigned: (uid: string) => string;
}

async function createKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  });
  return { privateKey, foreignKey: foreign.privateKey, keys };
}
/** Shared by the test files of a process: a pair of keys takes longer than most tests. */
let creating: ReturnType<typeof createKeys> | undefined;

export async function createTokens(): Promise<Tokens> {
  const { privateKey, foreignKey, keys } = await (creating ??= createKeys());
  const sign = (
    key: CryptoKey,
    uid: string,
    { claims, project = PROJECT, lasts = 3600 }: TokenOptions = {},
  ) =>
    new SignJWT(claimsOf(uid, claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject(uid)
      .setIssuer(issuerOf(project))
      .setAudience(project)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + lasts)
      .sign(key);
  return {
    verifier: createTokenVerifier({ project: PROJECT, keys }),
    sign: (uid, options) => sign(privateKey, uid, options),
    forge: (uid) => sign(foreignKey, uid),
    unsigned: (uid) => unsignedToken(uid, PROJECT),
  };
}
