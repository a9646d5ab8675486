import { vi } from 'vitest';
import type { Auth, AuthState, AuthUser } from '@/lib/auth/auth-types';
import { tokenFor } from './token';

export const ines: AuthUser = {
  uid: 'demo-ines',
  email: 'demo@plaza.test',
  name: 'Ines Marchetti',
  photoUrl: null,
  emailVerified: true,
};

const signedOut: AuthState = { user: null, accessToken: null, loading: false };
const signedIn = (user: AuthUser): AuthState => ({
  user,
  accessToken: tokenFor(user),
  loading: false,
});

/** Auth context without a provider; every action is a spy. */
export interface FakeAuth extends Auth {
  /** Changes the auth state: a user, null for signed out, or still resolving. */
  become: (who: AuthUser | null | 'loading') => void;
}

/** Creates a `FakeAuth`: signed in, signed out (null) or 'loading'. */
export function fakeAuth(start: AuthUser | null | 'loading' = ines): FakeAuth {
  const listeners = new Set<() => void>();
  const stateOf = (who: AuthUser | null | 'loading'): AuthState => {
    if (who === 'loading') return { ...signedOut, loading: true };
    return who ? signedIn(who) : signedOut;
  };
  let state = stateOf(start);
  const become = (who: AuthUser | null | 'loading') => {
    state = stateOf(who);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const done = () => vi.fn<() => Promise<void>>().mockResolvedValue();
  return {
    become,
    subscribe,
    getState: () => state,
    ready: () =>
      new Promise((resolve) => {
        const settle = () => {
          if (state.loading) return;
          stop();
          resolve(state);
        };
        const stop = subscribe(settle);
        settle();
      }),
    getToken: () => Promise.resolve(state.accessToken),
    signIn: vi.fn<Auth['signIn']>((email) => {
      become({ ...ines, email });
      return Promise.resolve();
    }),
    signInWithGoogle: done(),
    register: vi.fn<Auth['register']>((name, email) => {
      become({ ...ines, uid: 'new', name, email, emailVerified: false });
      return Promise.resolve();
    }),
    sendVerification: done(),
    reload: done(),
    confirmMail: done(),
    sendPasswordReset: done(),
    checkResetCode: vi.fn<Auth['checkResetCode']>().mockResolvedValue('demo@plaza.test'),
    confirmPasswordReset: done(),
    reauthenticate: done(),
    changePassword: vi.fn<Auth['changePassword']>().mockResolvedValue(),
    changeEmail: vi.fn<Auth['changeEmail']>().mockResolvedValue(),
    signOut: vi.fn<Auth['signOut']>(() => {
      become(null);
      return Promise.resolve();
    }),
  };
}
