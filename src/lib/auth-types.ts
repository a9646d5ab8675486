/** The signed-in person as the identity provider knows them. */
export interface AuthUser {
  uid: string;
  email: string | null;
  name: string | null;
  photoUrl: string | null;
  emailVerified: boolean;
}

/** product.md section 4: loading, then signed in (user and token) or signed out (neither). */
export interface AuthState {
  user: AuthUser | null;
  accessToken: string | null;
  loading: boolean;
}

/** The one auth context of the app; made by `createAuth` in auth.ts, by a test, or not at all. */
export interface Auth {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves with the first state that is not loading. */
  ready: () => Promise<AuthState>;
  /** The current ID token, refreshed by the SDK when it has run out; null when signed out. */
  token: () => Promise<string | null>;
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
  sendPasswordReset: (email: string) => Promise<void>;
  confirmPasswordReset: (code: string, password: string) => Promise<void>;
  /** Proves the signed-in person once more by password. */
  reauthenticate: (password: string) => Promise<void>;
  signOut: () => Promise<void>;
}
