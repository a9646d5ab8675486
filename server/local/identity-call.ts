import * as z from 'zod/mini';
import type { TokenVerifier } from '../http/token-verifier';
import { TokenError } from '../http/token-verifier';
import type { TokenProof } from './token-proof';

/** A refusal in the provider's notation; the browser SDK knows the codes. */
export class IdentityRefusal extends Error {
  override name = 'IdentityRefusal';
}

/** What the browser SDK sends. The emulator takes more: tenants, other members' ids, times, custom claims. */
const CallBody = z.strictObject({
  email: z.optional(z.string().check(z.maxLength(320))),
  password: z.optional(z.string().check(z.maxLength(4096))),
  displayName: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  photoUrl: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
  idToken: z.optional(z.string()),
  oobCode: z.optional(z.string()),
  newPassword: z.optional(z.string().check(z.maxLength(4096))),
  oldPassword: z.optional(z.string()),
  requestType: z.optional(z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'])),
  newEmail: z.optional(z.string().check(z.maxLength(320))),
  continueUrl: z.optional(z.string()),
  canHandleCodeInApp: z.optional(z.boolean()),
  deleteAttribute: z.optional(z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL']))),
  returnSecureToken: z.optional(z.boolean()),
  clientType: z.optional(z.string()),
});
export type CallBody = z.infer<typeof CallBody>;

/** Throws IdentityRefusal. */
export function parseCall(text: string): CallBody {
  try {
    return z.parse(CallBody, JSON.parse(text));
  } catch {
    throw new IdentityRefusal('INVALID_ARGUMENT');
  }
}

/** Throws IdentityRefusal unless this provider issued the token for this project, and it has not expired. */
export async function checkIdToken(token: string, verifier: TokenVerifier, proof: TokenProof): Promise<void> {
  try {
    await verifier.verify(token);
  } catch (cause) {
    const expired = cause instanceof TokenError && cause.reason === 'expired';
    throw new IdentityRefusal(expired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
  }
  if (!proof.isOwnIdToken(token)) throw new IdentityRefusal('INVALID_ID_TOKEN');
}

/** Opens the refresh token of a form-encoded call; throws IdentityRefusal. */
export function openRefreshCall(text: string, proof: TokenProof): string {
  const form = new URLSearchParams(text);
  const token = proof.openRefreshToken(form.get('refresh_token') ?? '');
  if (form.get('grant_type') !== 'refresh_token' || token === null)
    throw new IdentityRefusal('INVALID_REFRESH_TOKEN');
  return new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString();
}

/** As the real provider answers: it never sends a hash either. */
const REDACTED = 'UkVEQUNURUQ=';

/** Seals the tokens of an answer, and leaves out password hash and salt: the emulator's hash contains the password. */
export const presentAnswer = (text: string, proof: TokenProof): string =>
  JSON.stringify(
    JSON.parse(text, (name, value: unknown) => {
      if (name === 'salt') return undefined;
      if (name === 'passwordHash') return REDACTED;
      if (typeof value !== 'string') return value;
      if (name === 'idToken' || name === 'id_token' || name === 'access_token')
        return proof.sealIdToken(value);
      if (name === 'refreshToken' || name === 'refresh_token') return proof.sealRefreshToken(value);
      return value;
    }),
  );
