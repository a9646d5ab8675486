import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { DocumentTitle } from '@/components/layout/DocumentTitle';
import { Hosts } from '@/components/layout/Hosts';
import { PageFocus } from '@/components/layout/PageFocus';
import { painted } from '@/lib/after-paint';
import type { RouterContext } from '@/router';

const Root = () => (
  <>
    <DocumentTitle />
    <PageFocus />
    <Outlet />
    <Hosts />
  </>
);

/** Path of the page that was asked for last. */
let path: string | undefined;

export const Route = createRootRouteWithContext<RouterContext>()({
  // A press on a link is answered first: the way it goes is marked, and the page is drawn after that has been painted.
  beforeLoad: async ({ preload, location: { pathname } }) => {
    if (preload || pathname === path) return;
    const isFirst = path === undefined;
    path = pathname;
    if (!isFirst) await painted();
  },
  component: Root,
});
