import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { DocumentTitle } from '@/components/shell/DocumentTitle';
import { OverlayHost } from '@/components/shell/overlay/OverlayHost';
import { PageFocus } from '@/components/shell/PageFocus';
import type { RouterContext } from '@/lib/navigation/router-context';

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
