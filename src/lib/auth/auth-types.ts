export interface AuthUser {
  uid: string;
  email: string | null;
  name: string | null;
  photoUrl: string | null;
  emailVerified: boolean;
}

/** Loading, then signed in (user and token) or signed out (neither). */
export interface AuthState {
  user: AuthUser | null;
  accessToken: string | null;
  loading: boolean;
}

/** Every rejection is an `AuthError`. */
export interface AuthActions {
  signIn: (email: string, password: string, remember: boolean) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  register: (name: string, email: string, password: string) => Promise<void>;
  sendVerification: () => Promise<void>;
  reload: () => Promise<void>;
  confirmMail: (code: string) => Promise<void>;
  /** Resolves the same way whether or not the account exists. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Resolves with the email the code was sent to; rejects a wrong, used or expired code. */
  checkResetCode: (code: string) => Promise<string>;
  confirmPasswordReset: (code: string, password: string) => Promise<void>;
  reauthenticate: (password: string) => Promise<void>;
  changePassword: (current: string, password: string) => Promise<void>;
  /** Sends a link to the new address; the email changes when the link is opened. */
  changeEmail: (password: string, email: string) => Promise<void>;
  /** Signs out in every tab, within a time limit. The session clears the member's data. */
  signOut: () => Promise<void>;
}

export interface Auth extends AuthActions {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves with the first state that is not loading. */
  ready: () => Promise<AuthState>;
  /** The current ID token, refreshed by the SDK when it has expired or `force` is set; null when signed out. */
  getToken: (force?: boolean) => Promise<string | null>;
}

/** The adapter of one provider: Firebase, or a fake in tests. `createAuth` holds the state. */
export interface IdentityProvider extends AuthActions {
  observe: (listener: (user: AuthUser | null, token: string | null) => void) => void;
  /** Null unless `uid` is signed in. */
  getToken: (uid: string, force: boolean) => Promise<string | null>;
}
