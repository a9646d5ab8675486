import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { DocumentTitle } from '@/components/layout/DocumentTitle';
import { Hosts } from '@/components/layout/Hosts';
import { PageFocus } from '@/components/layout/PageFocus';
import type { RouterContext } from '@/router';

const Root = () => (
  <>
    <DocumentTitle />
    <PageFocus />
    <Outlet />
    <Hosts />
  </>
);

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
});
