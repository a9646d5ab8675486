import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from '@/lib/auth/auth-types';

/** Available to every route's `beforeLoad` and `loader`. */
export interface RouterContext {
  queryClient: QueryClient;
  auth: Auth;
}
