import * as z from 'zod/mini';
import { NetworkError } from '@/lib/api/errors';
import { isTimeout, withTimeLimit } from '@/lib/session/time-limit';
import { storageEntry } from '@/lib/storage/storage-entry';
import { createStore } from '@/lib/store/create-store';
import { errorsText } from '@/messages/ui/errors';
import type { Auth, AuthState, AuthUser, IdentityProvider } from './auth-types';
import { authUnreachable } from './auth-error';
import { recordActivity } from './device-lock';
import type { StoredSession } from './stored-session';

/** The raw ID token of the signed-in member. API calls read the token from the SDK instead. */
const accessToken = storageEntry({
  key: 'firebase.accessToken',
  schema: z.nullable(z.string()),
  fallback: null,
  format: 'text',
});
/** The tab was signed in before a reload; sessions without "Keep me signed in" are known only once the SDK has loaded. */
export const wasSignedInHere = (): boolean => accessToken.get() !== null;

export const REFRESH_MS = 30_000_000;
/** Maximum time for the provider to delete its own record of the session, in ms. */
const SIGN_OUT_TIMEOUT_MS = 3_000;
const SIGN_OUT_CHANNEL = 'plaza.auth';
/** A restored token is used until shortly before it expires, in ms. */
const TOKEN_MARGIN_MS = 60_000;

const SIGNED_OUT_STATE: AuthState = { user: null, accessToken: null, loading: false };

const loadFirebase = async (): Promise<IdentityProvider> => {
  const { createFirebaseIdentityProvider } = await import('./firebase/identity-provider');
  return createFirebaseIdentityProvider();
};

export interface AppAuth extends Auth {
  /** Lets the provider confirm a restored session, or end it. Called after the first page. Never rejects. */
  confirm: () => Promise<void>;
}

const isFresh = ({ expiresAt }: StoredSession): boolean => expiresAt - Date.now() > TOKEN_MARGIN_MS;

/** With `stored` the app starts signed in, before the provider's code has loaded. */
export function createAuth(
  load: () => Promise<IdentityProvider> = loadFirebase,
  stored: StoredSession | null = null,
): AppAuth {
  /** Until the provider has reported its own state. */
  let restored = stored;
  const store = createStore<AuthState>({ ...SIGNED_OUT_STATE, loading: true });
  let provider: Promise<IdentityProvider> | null = null;
  let refresh: ReturnType<typeof setInterval> | undefined;
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);

  const accept = (user: AuthUser | null, token: string | null): void => {
    const { user: before, loading } = store.get();
    if (before?.uid !== user?.uid) {
      clearInterval(refresh);
      if (user) refresh = setInterval(() => void getToken(true).catch(() => null), REFRESH_MS);
    }
    accessToken.set(token);
    if (user) store.set({ user, accessToken: token, loading: false });
    else if (before || loading) store.set(SIGNED_OUT_STATE);
  };

  const identity = (): Promise<IdentityProvider> => {
    provider ??= load().then(
      async (loaded) => {
        const wasRestored = restored !== null;
        const observed = new Promise<void>((resolve) =>
          loaded.observe((user, token) => {
            restored = null;
            accept(user, token);
            resolve();
          }),
        );
        // Before, the provider has no current user.
        if (wasRestored) await observed;
        return loaded;
      },
      (cause: unknown) => {
        provider = null;
        // A restored session lasts: its data would be deleted with it.
        if (!restored) accept(null, null);
        throw authUnreachable(cause);
      },
    );
    return provider;
  };

  /** Ends this session only: the provider reports its end before its own record is deleted, and the next may begin. */
  const signOutHere = async (): Promise<void> => {
    const { user } = store.get();
    const hasEnded = (): boolean => store.get().user?.uid !== user?.uid;
    const provider = await identity();
    if (hasEnded()) return;
    await withTimeLimit(provider.signOut(), SIGN_OUT_TIMEOUT_MS).catch((error: unknown) => {
      // The browser's storage does not answer: the session ends in the app all the same.
      if (!isTimeout(error)) throw error;
    });
    if (!hasEnded()) accept(null, null);
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { user } = store.get();
    if (user && data === user.uid) void signOutHere();
  };

  const ready = (): Promise<AuthState> =>
    new Promise((resolve) => {
      const settle = () => {
        const state = store.get();
        if (state.loading) return;
        stop();
        resolve(state);
      };
      const stop = store.subscribe(settle);
      settle();
    });

  /** Null once the member has left: a call of one member never carries the token of the next. */
  const getToken = async (force = false): Promise<string | null> => {
    const { user } = await ready();
    if (!user) return null;
    if (restored && !force && isFresh(restored)) return restored.token;
    const connected = await identity().catch((cause: unknown) => {
      throw new NetworkError(errorsText.signInUnreachable, { cause });
    });
    const token = await connected.getToken(user.uid, force);
    return store.get().user?.uid === user.uid ? token : null;
  };

  // Signing in counts as activity, so the idle lock starts from now.
  const identityForSignIn = () => {
    recordActivity();
    return identity();
  };

  // A failure shows as the signed-out state and as the error of the next action.
  const confirm = (): Promise<void> =>
    identity().then(
      () => undefined,
      () => undefined,
    );
  if (stored) accept(stored.user, isFresh(stored) ? stored.token : null);
  if (!stored || !isFresh(stored)) void confirm();

  return {
    confirm,
    subscribe: store.subscribe,
    ready,
    getState: store.get,
    getToken,
    signIn: async (...args) => (await identityForSignIn()).signIn(...args),
    signInWithGoogle: async () => (await identityForSignIn()).signInWithGoogle(),
    register: async (...args) => (await identity()).register(...args),
    sendVerification: async () => (await identity()).sendVerification(),
    reload: async () => (await identity()).reload(),
    confirmMail: async (code) => (await identity()).confirmMail(code),
    sendPasswordReset: async (email) => (await identity()).sendPasswordReset(email),
    checkResetCode: async (code) => (await identity()).checkResetCode(code),
    confirmPasswordReset: async (...args) => (await identity()).confirmPasswordReset(...args),
    reauthenticate: async (password) => (await identity()).reauthenticate(password),
    changePassword: async (...args) => (await identity()).changePassword(...args),
    changeEmail: async (...args) => (await identity()).changeEmail(...args),
    signOut: async () => {
      const uid = store.get().user?.uid;
      await signOutHere();
      if (uid) channel.postMessage(uid);
    },
  };
}
