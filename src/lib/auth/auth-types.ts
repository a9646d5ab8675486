/** The signed-in person as the identity provider knows them. */
export interface AuthUser {
  uid: string;
  email: string | null;
  name: string | null;
  photoUrl: string | null;
  emailVerified: boolean;
}

/** section 4 of the specification: loading, then signed in (user and token) or signed out (neither). */
export interface AuthState {
  user: AuthUser | null;
  accessToken: string | null;
  loading: boolean;
}

/** What the identity provider can do. Every refusal is an `AuthError`. */
export interface AuthActions {
  signIn: (email: string, password: string, remember: boolean) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  /** Makes the account, sets the name and sends the verification mail. */
  register: (name: string, email: string, password: string) => Promise<void>;
  /** Sends the verification mail to the signed-in person again. */
  sendVerification: () => Promise<void>;
  /** Asks the provider for the person anew, for instance after the mail was confirmed. */
  reload: () => Promise<void>;
  /** Accepts the code of a verification mail. */
  confirmMail: (code: string) => Promise<void>;
  /** Gives the same answer whether or not the account exists. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** The address a reset code was sent to; refuses a code that is wrong, used or too old. */
  checkResetCode: (code: string) => Promise<string>;
  confirmPasswordReset: (code: string, password: string) => Promise<void>;
  /** Proves the signed-in person once more by password. */
  reauthenticate: (password: string) => Promise<void>;
  /** Here and in every other tab; resolves when nothing of the member is left behind. */
  signOut: () => Promise<void>;
}

/** The one auth context of the app; made by `createAuth` in auth.ts, by a test, or not at all. */
export interface Auth extends AuthActions {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves with the first state that is not loading. */
  ready: () => Promise<AuthState>;
  /** The current ID token, refreshed by the SDK when it has run out; null when signed out. */
  getToken: (force?: boolean) => Promise<string | null>;
}

/** The provider's side of it, behind which auth.ts keeps the state: auth-firebase.ts, or a test's own. */
export interface IdentityProvider extends AuthActions {
  /** Calls back with the person and the raw ID token at start and with every change. */
  observe: (listener: (user: AuthUser | null, token: string | null) => void) => void;
  /** The raw ID token, fetched anew when it has run out or when `force` is set. */
  getToken: (force: boolean) => Promise<string | null>;
}
