import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { DocumentTitle } from '@/components/shell/DocumentTitle';
import { Hosts } from '@/components/shell/overlay/OverlayHost';
import { PageFocus } from '@/components/shell/PageFocus';
import type { RouterContext } from '@/app/router';

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
