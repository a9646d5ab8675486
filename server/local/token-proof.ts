import { createHmac, timingSafeEqual } from 'node:crypto';
import { UnsecuredJWT } from 'jose';

/** Marks tokens that this identity provider has issued: the emulator's own can be written by anyone. */
export interface TokenProof {
  /** Adds the claim `proof` to an ID token. */
  sealIdToken: (token: string) => string;
  isOwnIdToken: (token: string) => boolean;
  sealRefreshToken: (token: string) => string;
  /** The emulator's refresh token; null for a token of other origin. */
  openRefreshToken: (token: string) => string | null;
}

const CLAIM = 'proof';

export function createTokenProof(secret: Uint8Array): TokenProof {
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const matches = (text: string, proof: string): boolean => {
    const [given, own] = [Buffer.from(proof), Buffer.from(sign(text))];
    return given.length === own.length && timingSafeEqual(given, own);
  };
  /** The claims by name, without the proof. */
  const textOf = ({ [CLAIM]: _proof, ...claims }: Record<string, unknown>): string =>
    JSON.stringify(Object.entries(claims).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const claimsOf = (token: string): Record<string, unknown> => UnsecuredJWT.decode(token).payload;

  return {
    sealIdToken(token) {
      const claims = claimsOf(token);
      return new UnsecuredJWT({ ...claims, [CLAIM]: sign(textOf(claims)) }).encode();
    },
    isOwnIdToken(token) {
      try {
        const claims = claimsOf(token);
        return matches(textOf(claims), String(claims[CLAIM]));
      } catch {
        return false;
      }
    },
    sealRefreshToken: (token) => `${token}.${sign(token)}`,
    openRefreshToken(token) {
      const at = token.lastIndexOf('.');
      const own = token.slice(0, at);
      return at > 0 && matches(own, token.slice(at + 1)) ? own : null;
    },
  };
}
