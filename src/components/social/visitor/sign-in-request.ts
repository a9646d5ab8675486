import { createStore } from '@/lib/store/create-store';

interface SignInRequest {
  /** Ends the title "Sign in to …". */
  action: string;
  /** The member returns to this post of the page. */
  postId?: string;
}

export const signInRequest = createStore<SignInRequest | null>(null);

export const askToSignIn = (action: string, postId?: string): void =>
  signInRequest.set(postId === undefined ? { action } : { action, postId });
