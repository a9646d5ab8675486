import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** `read` for readers of a followers-only post; `review` for moderators, who also see hidden and deleted posts. */
const Purpose = z.enum(['read', 'review']);
export type Purpose = z.infer<typeof Purpose>;

const HALF_DAY_MS = 43_200_000;
const BYTES = 16;

const signatureOf = (id: string, key: string, purpose: Purpose, expires: number): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${id}\n${expires}`).digest().subarray(0, BYTES);

/**
 * Query of a picture's address, valid for 12 to 24 hours. All addresses signed in the same half day are equal, so that
 * browsers cache the picture.
 */
export function signAddress(id: string, key: string, purpose: Purpose, now: Date): string {
  const expires = (Math.floor(now.getTime() / HALF_DAY_MS) + 2) * HALF_DAY_MS;
  const signature = signatureOf(id, key, purpose, expires).toString('base64url');
  return new URLSearchParams({ purpose, expires: String(expires), signature }).toString();
}

const SignedQuery = z.object({
  purpose: Purpose,
  expires: z.coerce.number().check(z.int(), z.positive()),
  signature: z.string().check(z.length(22)),
});

/** Null for a missing, expired or wrong signature; the second value is the time left in ms. */
export function readSignedQuery(
  query: Record<string, string>,
  { id, key, now }: { id: string; key: string; now: Date },
): { purpose: Purpose; remainingMs: number } | null {
  const parsed = z.safeParse(SignedQuery, query);
  if (!parsed.success) return null;
  const { purpose, expires, signature } = parsed.data;
  const given = Buffer.from(signature, 'base64url');
  const remainingMs = expires - now.getTime();
  if (remainingMs <= 0 || given.length !== BYTES) return null;
  return timingSafeEqual(given, signatureOf(id, key, purpose, expires)) ? { purpose, remainingMs } : null;
}
