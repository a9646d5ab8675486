import { deleteApp, FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth as FirebaseAuth,
  type User,
} from 'firebase/auth';
import { NetworkError } from '@/lib/api/errors';
import { type AuthError, authUnreachable } from '@/lib/auth/auth-error';
import type { AuthUser, IdentityProvider } from '@/lib/auth/auth-types';
import { basePath } from '@/lib/config/base-path';
import { env } from '@/lib/config/env';
import { isIndexedDbUsable } from '@/lib/storage/indexed-db-probe';
import { errorsText } from '@/messages/ui/errors';
import { getFirebaseApp } from './app';
import { createRegistrationApp } from './registration-app';

type Observer = Parameters<IdentityProvider['observe']>[0];

const toUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  name: user.displayName,
  photoUrl: user.photoURL,
  emailVerified: user.emailVerified,
});

/** The provider's pages continue to `url`; in local mode the email links to it directly. */
const actionCodeSettings = (path: string) => ({ url: `${location.origin}${basePath}${path}` });

/** The mapping loads with the first error; when it cannot load, the provider is unreachable too. */
const loadAuthError = (cause: unknown): Promise<AuthError> =>
  import('./to-auth-error').then(({ toAuthError }) => toAuthError(cause), authUnreachable);

async function withAuthErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw await loadAuthError(error);
  }
}

const requireUser = (auth: FirebaseAuth): User => {
  if (!auth.currentUser) throw new FirebaseError('null-user', 'No user is signed in');
  return auth.currentUser;
};

const reauthenticate = (user: User, password: string): Promise<unknown> =>
  reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));

const sendVerificationEmail = (user: User): Promise<void> =>
  sendEmailVerification(
    user,
    actionCodeSettings(`/auth/confirm-mail/${encodeURIComponent(user.email ?? '')}`),
  );

/** Resolves for an unknown email too, so the form does not reveal which accounts exist. */
async function sendResetEmail(auth: FirebaseAuth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, actionCodeSettings('/auth/login'));
  } catch (error) {
    const authError = await loadAuthError(error);
    if (authError.code !== 'wrong-password') throw authError;
  }
}

export async function createFirebaseIdentityProvider(): Promise<IdentityProvider> {
  const app = getFirebaseApp(env.firebase);
  // App Check must be ready before the first call to the project. The condition is a build-time constant.
  if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) {
    await (await import('./connections')).connectAppCheck(env.firebase);
  }
  // A disk that never answers would keep the SDK, and with it the app, waiting for ever.
  const isDiskUsable = await isIndexedDbUsable();
  const lasting = isDiskUsable ? indexedDBLocalPersistence : browserSessionPersistence;
  const auth = initializeAuth(app, {
    persistence: isDiskUsable ? [lasting, browserSessionPersistence] : lasting,
  });
  if (env.local) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

  let observer: Observer = () => {};
  let latestCall = 0;
  const publish = async (user: User | null): Promise<void> => {
    latestCall += 1;
    const call = latestCall;
    const token = user ? await user.getIdToken().catch(() => null) : null;
    if (call === latestCall) observer(user && toUser(user), token);
  };
  const refresh = async (user: User): Promise<void> => {
    const { email, emailVerified } = user;
    await reload(user);
    if (user.emailVerified !== emailVerified || user.email !== email) await user.getIdToken(true);
    await publish(user);
  };
  /**
   * In an app of its own, in memory: other tabs would otherwise sign in with the first token, which does not carry the
   * name yet, and the service would name the member by the email.
   */
  const register = async (name: string, email: string, password: string): Promise<void> => {
    const registration = await createRegistrationApp(env.firebase);
    try {
      const separate = initializeAuth(registration, { persistence: inMemoryPersistence });
      if (env.local) connectAuthEmulator(separate, location.origin, { disableWarnings: true });
      const { user } = await createUserWithEmailAndPassword(separate, email, password);
      await updateProfile(user, { displayName: name });
      await user.getIdToken(true);
      await setPersistence(auth, lasting);
      await updateCurrentUser(auth, user);
      await publish(auth.currentUser);
    } finally {
      await deleteApp(registration);
    }
    await sendVerificationEmail(requireUser(auth)).catch(() => {
      throw new FirebaseError(
        'mail-not-sent',
        'The account was created, but the verification email was not sent',
      );
    });
  };

  return {
    observe: (listener) => {
      observer = listener;
      onIdTokenChanged(auth, (user) => void publish(user));
      void auth
        .authStateReady()
        .then(() => import('./connections'))
        .then(
          ({ connectFirebaseServices }) => connectFirebaseServices(env),
          () => undefined,
        );
    },
    getToken: async (uid, force) => {
      const { currentUser } = auth;
      if (currentUser?.uid !== uid) return null;
      try {
        return await currentUser.getIdToken(force);
      } catch (cause) {
        const authError = await loadAuthError(cause);
        // The SDK ends the session of an expired token by itself, but not that of a token the provider does not know.
        if (authError.code === 'signed-out') await signOut(auth);
        if (authError.code === 'signed-out' || authError.code === 'disabled') throw authError;
        // The provider is away or fails: what needs the token is tried again later.
        throw new NetworkError(errorsText.signInUnreachable, { cause });
      }
    },
    signIn: (email, password, remember) =>
      withAuthErrors(async () => {
        await setPersistence(auth, remember ? lasting : browserSessionPersistence);
        await signInWithEmailAndPassword(auth, email, password);
        await publish(auth.currentUser);
      }),
    signInWithGoogle: () =>
      withAuthErrors(async () => {
        // A build-time constant: without a project the bundle leaves out the pop-up code.
        if (import.meta.env.VITE_FIREBASE_API_KEY) {
          const { signInWithGooglePopup } = await import('./google');
          await signInWithGooglePopup(auth);
        }
      }),
    register: (name, email, password) => withAuthErrors(() => register(name, email, password)),
    sendVerification: () => withAuthErrors(() => sendVerificationEmail(requireUser(auth))),
    reload: () => withAuthErrors(() => refresh(requireUser(auth))),
    confirmMail: (code) =>
      withAuthErrors(async () => {
        await applyActionCode(auth, code);
        // The code worked. A new email ends the session at the provider, and the refresh fails.
        if (auth.currentUser) await refresh(auth.currentUser).catch(() => undefined);
      }),
    sendPasswordReset: (email) => sendResetEmail(auth, email),
    checkResetCode: (code) => withAuthErrors(() => verifyPasswordResetCode(auth, code)),
    confirmPasswordReset: (code, password) =>
      withAuthErrors(() => confirmPasswordReset(auth, code, password)),
    reauthenticate: (password) =>
      withAuthErrors(async () => {
        await reauthenticate(requireUser(auth), password);
      }),
    changePassword: (current, password) =>
      withAuthErrors(async () => {
        const user = requireUser(auth);
        await reauthenticate(user, current);
        await updatePassword(user, password);
      }),
    changeEmail: (password, email) =>
      withAuthErrors(async () => {
        const user = requireUser(auth);
        await reauthenticate(user, password);
        const settings = actionCodeSettings(`/auth/confirm-mail/${encodeURIComponent(email)}`);
        await verifyBeforeUpdateEmail(user, email, settings);
      }),
    signOut: () => signOut(auth),
  };
}
