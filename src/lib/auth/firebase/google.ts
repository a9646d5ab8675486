import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup, type Auth } from 'firebase/auth';

/** Signs in with a Google account in a window of its own. Apart from the rest: it weighs a third of it and few need it. */
export async function signInWithGooglePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
