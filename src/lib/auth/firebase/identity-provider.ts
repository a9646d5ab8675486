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
import { NetworkError } from '@/lib/api/client';
import { type AuthError, unreachable } from '@/lib/auth/auth-error';
import type { AuthUser, Identity } from '@/lib/auth/auth-types';
import { env } from '@/lib/config/env';
import { firebaseApp } from './app';
import { basePath } from '@/lib/auth/return-path';

type Observer = Parameters<Identity['observe']>[0];

const toUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  name: user.displayName,
  photoUrl: user.photoURL,
  emailVerified: user.emailVerified,
});

/** Where the provider's own pages send people back to; locally the mail links here at once. */
const returnTo = (path: string) => ({ url: `${location.origin}${basePath}${path}` });

/** The refusal in our terms. Its words come with the first one; where they cannot come, nothing else could either. */
const refusalOf = (cause: unknown): Promise<AuthError> =>
  import('./to-auth-error').then(({ authErrorOf }) => authErrorOf(cause), unreachable);

async function refusing<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw await refusalOf(error);
  }
}

const present = (auth: FirebaseAuth): User => {
  if (!auth.currentUser) throw new FirebaseError('null-user', 'Nobody is signed in');
  return auth.currentUser;
};

const verificationMail = (user: User): Promise<void> =>
  sendEmailVerification(user, returnTo(`/auth/confirm-mail/${encodeURIComponent(user.email ?? '')}`));

/** Neutral: an unknown address is answered like a known one. */
async function resetMail(auth: FirebaseAuth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, returnTo('/auth/login'));
  } catch (error) {
    const refusal = await refusalOf(error);
    if (refusal.code !== 'wrong-password') throw refusal;
  }
}

/** Connects to the identity provider: the configured project, or the emulator behind the own host in local mode. */
export async function connectFirebaseAuth(): Promise<Identity> {
  const app = firebaseApp(env.firebase);
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
      await verificationMail(user).catch(() => {
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
          ({ connectServices }) => connectServices(env),
          () => undefined,
        );
    },
    token: async (force) => {
      try {
        return (await auth.currentUser?.getIdToken(force)) ?? null;
      } catch (cause) {
        const refusal = await refusalOf(cause);
        throw refusal.code === 'offline' ? new NetworkError(refusal.message, { cause }) : refusal;
      }
    },
    signIn: (email, password, remember) =>
      refusing(async () => {
        await setPersistence(auth, remember ? indexedDBLocalPersistence : browserSessionPersistence);
        await signInWithEmailAndPassword(auth, email, password);
        await publish(auth.currentUser);
      }),
    signInWithGoogle: () =>
      refusing(async () => {
        // A constant of the build: without a project the code of the window is not even bundled.
        if (import.meta.env.VITE_FIREBASE_API_KEY) {
          const { signInByPopup } = await import('./google');
          await signInByPopup(auth);
        }
      }),
    register: (name, email, password) => refusing(() => register(name, email, password)),
    sendVerification: () => refusing(() => verificationMail(present(auth))),
    reload: () => refusing(() => refresh(present(auth))),
    confirmMail: (code) =>
      refusing(async () => {
        await applyActionCode(auth, code);
        if (auth.currentUser) await refresh(auth.currentUser);
      }),
    sendPasswordReset: (email) => resetMail(auth, email),
    checkResetCode: (code) => refusing(() => verifyPasswordResetCode(auth, code)),
    confirmPasswordReset: (code, password) => refusing(() => confirmPasswordReset(auth, code, password)),
    reauthenticate: (password) =>
      refusing(async () => {
        const user = present(auth);
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      }),
    signOut: () => signOut(auth),
  };
}
