import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { DocumentTitle } from '@/components/layout/DocumentTitle';
import { Hosts } from '@/components/layout/Hosts';
import { PageFocus } from '@/components/layout/PageFocus';
import { pageTitle } from '@/lib/title';
import type { RouterContext } from '@/router';

const Root = () => (
  <>
    <HeadContent />
    <DocumentTitle />
    <PageFocus />
    <Outlet />
    <Hosts />
  </>
);

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => ({ meta: [{ title: pageTitle(matches.at(-1)?.staticData.title) }] }),
  component: Root,
});
