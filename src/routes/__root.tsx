import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { Hosts } from '@/components/layout/Hosts';
import type { RouterContext } from '@/router';

const Root = () => (
  <>
    <HeadContent />
    <Outlet />
    <Hosts />
  </>
);

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => {
    const title = matches.at(-1)?.staticData.title;
    return { meta: [{ title: title ? `${title} | Plaza` : 'Plaza' }] };
  },
  component: Root,
});
