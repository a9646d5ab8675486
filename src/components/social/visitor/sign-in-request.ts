import { createStore } from '@/lib/store/create-store';

interface SignInRequest {
  /** "Sign in to reply". */
  title: string;
  /** The member returns to this post of the page. */
  postId?: string;
}

export const signInRequest = createStore<SignInRequest | null>(null);

export const askToSignIn = (title: string, postId?: string): void =>
  signInRequest.set(postId === undefined ? { title } : { title, postId });
