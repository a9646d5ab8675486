import type { Auth, AuthState } from './auth-types';

/** The app's auth context over the identity provider. */
export function createAuth(): Auth {
  const state: AuthState = { user: null, accessToken: null, loading: false };
  const unavailable = () => Promise.reject(new Error('Sign-in is being built'));
  return {
    getState: () => state,
    subscribe: () => () => {},
    ready: () => Promise.resolve(state),
    token: () => Promise.resolve(null),
    signIn: unavailable,
    signInWithGoogle: unavailable,
    register: unavailable,
    sendVerification: unavailable,
    reload: unavailable,
    confirmMail: unavailable,
    sendPasswordReset: unavailable,
    confirmPasswordReset: unavailable,
    reauthenticate: unavailable,
    signOut: unavailable,
  };
}
