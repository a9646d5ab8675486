import * as z from 'zod/mini';
import { withTimeLimit } from '@/lib/session/time-limit';
import type { AuthUser } from './auth-types';

/** Record of the Firebase SDK in IndexedDB (database firebaseLocalStorageDb). Another shape restores nothing. */
const StoredUser = z.object({
  uid: z.string(),
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  photoURL: z.optional(z.string()),
  emailVerified: z.boolean(),
  stsTokenManager: z.object({ accessToken: z.string(), expirationTime: z.number() }),
});

export interface StoredSession {
  user: AuthUser;
  token: string;
  /** In ms since the epoch, by the clock of this device. */
  expiresAt: number;
}

/** Maximum wait for the browser's storage, in ms; the provider reads it again afterwards. */
const READ_TIMEOUT_MS = 500;

/** The session that the provider will confirm: known before its code has loaded. Never rejects. */
export async function readStoredSession(): Promise<StoredSession | null> {
  const early = window.plazaEarly?.session ?? Promise.resolve(null);
  const { data } = StoredUser.safeParse(await withTimeLimit(early, READ_TIMEOUT_MS).catch(() => null));
  if (!data) return null;
  const { uid, email = null, displayName = null, photoURL = null, emailVerified, stsTokenManager } = data;
  return {
    user: { uid, email, name: displayName, photoUrl: photoURL, emailVerified },
    token: stsTokenManager.accessToken,
    expiresAt: stsTokenManager.expirationTime,
  };
}
