import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
  type Auth as FirebaseAuth,
  type User,
} from 'firebase/auth';
import { NetworkError } from '@/lib/api/errors';
import { type AuthError, authUnreachable } from '@/lib/auth/auth-error';
import type { AuthUser, IdentityProvider } from '@/lib/auth/auth-types';
import { env } from '@/lib/config/env';
import { getFirebaseApp } from './app';
import { basePath } from '@/lib/auth/return-path';

type Observer = Parameters<IdentityProvider['observe']>[0];

const toUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  name: user.displayName,
  photoUrl: user.photoURL,
  emailVerified: user.emailVerified,
});

/** Where the provider's own pages send people back to; locally the mail links here at once. */
const actionCodeSettings = (path: string) => ({ url: `${location.origin}${basePath}${path}` });

/** The refusal in our terms. Its words come with the first one; where they cannot come, nothing else could either. */
const loadAuthError = (cause: unknown): Promise<AuthError> =>
  import('./to-auth-error').then(({ toAuthError: authErrorOf }) => authErrorOf(cause), authUnreachable);

async function withAuthErrors<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw await loadAuthError(error);
  }
}

const requireUser = (auth: FirebaseAuth): User => {
  if (!auth.currentUser) throw new FirebaseError('null-user', 'Nobody is signed in');
  return auth.currentUser;
};

const sendVerificationEmail = (user: User): Promise<void> =>
  sendEmailVerification(
    user,
    actionCodeSettings(`/auth/confirm-mail/${encodeURIComponent(user.email ?? '')}`),
  );

/** Neutral: an unknown address is answered like a known one. */
async function sendResetEmail(auth: FirebaseAuth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, actionCodeSettings('/auth/login'));
  } catch (error) {
    const refusal = await loadAuthError(error);
    if (refusal.code !== 'wrong-password') throw refusal;
  }
}

/** Connects to the identity provider: the configured project, or the emulator behind the own host in local mode. */
export async function createFirebaseIdentityProvider(): Promise<IdentityProvider> {
  const app = getFirebaseApp(env.firebase);
  // App Check must stand before the first call to the project; a constant of the build.
  if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) {
    await (await import('./connections')).connectAppCheck(env.firebase);
  }
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserSessionPersistence] });
  if (env.local) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

  let observer: Observer = () => {};
  // While an account is being made, its first token does not carry the name yet: nobody shall see that one.
  let quiet = false;
  let latest = 0;
  const publish = async (user: User | null): Promise<void> => {
    if (quiet) return;
    latest += 1;
    const turn = latest;
    const token = user ? await user.getIdToken().catch(() => null) : null;
    if (turn === latest) observer(user && toUser(user), token);
  };
  const refresh = async (user: User): Promise<void> => {
    const verifiedBefore = user.emailVerified;
    await reload(user);
    if (user.emailVerified !== verifiedBefore) await user.getIdToken(true);
    await publish(user);
  };
  const register = async (name: string, email: string, password: string): Promise<void> => {
    quiet = true;
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: name });
      await user.getIdToken(true);
      await sendVerificationEmail(user).catch(() => {
        throw new FirebaseError('mail-not-sent', 'The account is made, its mail is not sent');
      });
    } finally {
      quiet = false;
      await publish(auth.currentUser);
    }
  };

  return {
    observe: (listener) => {
      observer = listener;
      onIdTokenChanged(auth, (user) => void publish(user));
      void auth
        .authStateReady()
        .then(() => import('./connections'))
        // Out of reach: they are connected with the next page load.
        .then(
          ({ connectFirebaseServices: connectServices }) => connectServices(env),
          () => undefined,
        );
    },
    getToken: async (force) => {
      try {
        return (await auth.currentUser?.getIdToken(force)) ?? null;
      } catch (cause) {
        const refusal = await loadAuthError(cause);
        throw refusal.code === 'offline' ? new NetworkError(refusal.message, { cause }) : refusal;
      }
    },
    signIn: (email, password, remember) =>
      withAuthErrors(async () => {
        await setPersistence(auth, remember ? indexedDBLocalPersistence : browserSessionPersistence);
        await signInWithEmailAndPassword(auth, email, password);
        await publish(auth.currentUser);
      }),
    signInWithGoogle: () =>
      withAuthErrors(async () => {
        // A constant of the build: without a project the code of the window is not even bundled.
        if (import.meta.env.VITE_FIREBASE_API_KEY) {
          const { signInWithGooglePopup: signInByPopup } = await import('./google');
          await signInByPopup(auth);
        }
      }),
    register: (name, email, password) => withAuthErrors(() => register(name, email, password)),
    sendVerification: () => withAuthErrors(() => sendVerificationEmail(requireUser(auth))),
    reload: () => withAuthErrors(() => refresh(requireUser(auth))),
    confirmMail: (code) =>
      withAuthErrors(async () => {
        await applyActionCode(auth, code);
        if (auth.currentUser) await refresh(auth.currentUser);
      }),
    sendPasswordReset: (email) => sendResetEmail(auth, email),
    checkResetCode: (code) => withAuthErrors(() => verifyPasswordResetCode(auth, code)),
    confirmPasswordReset: (code, password) =>
      withAuthErrors(() => confirmPasswordReset(auth, code, password)),
    reauthenticate: (password) =>
      withAuthErrors(async () => {
        const user = requireUser(auth);
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      }),
    signOut: () => signOut(auth),
  };
}
