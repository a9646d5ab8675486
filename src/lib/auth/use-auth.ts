import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Auth, AuthState } from './auth-types';

/** The auth context that the router was made with, for its actions. */
export const useAuthActions = (): Auth => useRouter().options.context.auth;

/** Who is signed in: `user`, `accessToken` and `loading`. Renders anew with every change. */
export function useAuth(): AuthState {
  const auth = useAuthActions();
  return useSyncExternalStore(auth.subscribe, auth.getState);
}
