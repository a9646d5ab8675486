import { lazyRouteComponent } from '@tanstack/react-router';

/** The route of the shell loads it beside the page: a `lazy` part would begin to load when the page is rendered. */
export const VisitorShell = lazyRouteComponent(() => import('./VisitorShell'), 'VisitorShell');
