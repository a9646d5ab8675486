import { redirect } from '@tanstack/react-router';
import type { Auth } from './auth-types';

/** Guard of a route: visitors sign in first and then return to `href`. */
export async function requireMember(auth: Auth, href: string): Promise<void> {
  const state = auth.getState();
  const { user } = state.loading ? await auth.ready() : state;
  if (!user) throw redirect({ to: '/auth/login', search: { redirect: href }, replace: true });
}
