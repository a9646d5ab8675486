import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Auth, AuthState } from './auth-types';

export const useAuthActions = (): Auth => useRouter().options.context.auth;

export function useAuth(): AuthState {
  const auth = useAuthActions();
  return useSyncExternalStore(auth.subscribe, auth.getState);
}
