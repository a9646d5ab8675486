import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup, type Auth } from 'firebase/auth';

/** A separate module: the pop-up code is a third of the auth SDK, and only builds with a project use it. */
export async function signInWithGooglePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
