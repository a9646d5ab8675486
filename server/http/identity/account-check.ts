import { and, eq, isNull, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { members } from '../../db/schema/member';
import type { Sql } from '../../db/sql';
import type { Log } from '../../ops/log';
import type { Identity } from '../token-verifier';

export const ACCOUNT_LOOKUP_URL = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';

/** An account is looked up at most once in this time, by each process. */
const CHECK_MS = 5 * 60_000;
/** Time without look-ups after one that failed. */
const REST_MS = 60_000;
const TIMEOUT_MS = 5000;
const MAX_KNOWN_ACCOUNTS = 20_000;

const Found = z.object({
  users: z.array(z.object({ disabled: z.optional(z.boolean()), validSince: z.optional(z.coerce.number()) })),
});
const Refused = z.object({ error: z.object({ message: z.string() }) });

/** Errors for an account that is disabled or deleted, and for a session that the provider has ended. */
const ACCOUNT_ENDED = /^(USER_DISABLED|USER_NOT_FOUND)/;
const SESSION_ENDED = /^TOKEN_EXPIRED/;

/** Looks the account of a verified token up, without keeping its request waiting. */
export type AccountCheck = (identity: Identity, token: string, memberId: string) => void;

/** The provider's look-up of an account by its own token. */
export interface AccountLookup {
  url: string;
  apiKey: string;
}

/**
 * A token stays valid for an hour after the provider has disabled its account or ended its session. The provider is asked
 * every few minutes; the member is then signed out here in all processes, which closes the streams as well.
 */
export function createAccountCheck({
  db,
  log,
  apiKey,
  url,
}: AccountLookup & { db: Sql; log: Log }): AccountCheck {
  const checkedAt = new Map<string, number>();
  let restUntil = 0;

  /** Sign-ins before this time are over, in milliseconds since 1970; null for a sound account. */
  const findEnd = async ({ signedInAt }: Identity, token: string): Promise<number | null> => {
    const response = await fetch(`${url}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    const { data: found } = Found.safeParse(body);
    const [user] = found?.users ?? [];
    if (user) return user.disabled ? Date.now() : (user.validSince ?? 0) * 1000;
    const message = Refused.safeParse(body).data?.error.message ?? `status ${response.status}`;
    if (ACCOUNT_ENDED.test(message)) return Date.now();
    if (SESSION_ENDED.test(message)) return signedInAt + 1000;
    throw new Error(`The provider does not look accounts up: ${message}`);
  };

  const check = async (identity: Identity, token: string, memberId: string): Promise<void> => {
    try {
      const end = await findEnd(identity, token);
      if (end === null || identity.signedInAt >= end) return;
      const at = new Date(end);
      await db
        .update(members)
        .set({ signedOutAt: at })
        .where(and(eq(members.id, memberId), or(isNull(members.signedOutAt), lt(members.signedOutAt, at))));
    } catch (cause) {
      restUntil = Date.now() + REST_MS;
      log.warn('An account could not be checked', { cause });
    }
  };

  return (identity, token, memberId) => {
    const now = Date.now();
    if (now < restUntil || now - (checkedAt.get(identity.uid) ?? 0) < CHECK_MS) return;
    checkedAt.delete(identity.uid);
    const [oldest] = checkedAt.keys();
    if (checkedAt.size >= MAX_KNOWN_ACCOUNTS && oldest !== undefined) checkedAt.delete(oldest);
    checkedAt.set(identity.uid, now);
    void check(identity, token, memberId);
  };
}
