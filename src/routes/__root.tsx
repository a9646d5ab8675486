import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { DocumentTitle } from '@/components/shell/DocumentTitle';
import { OverlayHost } from '@/components/shell/overlay/OverlayHost';
import { PageFocus } from '@/components/shell/PageFocus';
import type { RouterContext } from '@/app/router';

const Root = () => (
  <>
    <DocumentTitle />
    <PageFocus />
    <Outlet />
    <OverlayHost />
  </>
);

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
});
