import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { Shell, VisitorShell } from '@/components/shell/Shell';
import { wasSignedInHere } from '@/lib/auth/create-auth';
import { layoutSearchSchema } from '@/lib/settings/layout-presets';

/** Posts, profiles and tags: a visitor may read them. */
const isPublicAddress = ({ pathname, search }: { pathname: string; search: { q?: string } }): boolean =>
  /^\/(?:post|u)\/[^/]+\/?$/.test(pathname) ||
  (pathname === '/explore' && /^#[\p{L}\p{N}_]{1,50}$/u.test(search.q ?? ''));

export const Route = createFileRoute('/_shell')({
  validateSearch: layoutSearchSchema,
  search: { middlewares: [retainSearchParams(['layout'])] },
  beforeLoad: async ({ context: { auth }, location }) => {
    if (!isPublicAddress(location)) return { isVisitor: false };
    const state = auth.getState();
    // Without a stored session the page does not wait for the identity provider.
    const { user } = state.loading && wasSignedInHere() ? await auth.ready() : state;
    return { isVisitor: !user };
  },
  loader: ({ context: { isVisitor } }) => (isVisitor ? VisitorShell.preload?.() : undefined),
  component: Shell,
});
