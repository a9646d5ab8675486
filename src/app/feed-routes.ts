import type { AnyRoute } from '@tanstack/react-router';
import type { routeTree } from '@/routeTree.gen';
import { Route as root } from '@/routes/__root';
import { Route as anything } from '@/routes/_shell/$';
import { Route as dashboard } from '@/routes/_shell/_member/dashboard';
import { Route as feed } from '@/routes/_shell/_member/index';
import { Route as member } from '@/routes/_shell/_member/route';
import { Route as shell } from '@/routes/_shell/route';

/** The same object that routeTree.gen.ts completes later; only its children differ. */
export type Routes = typeof routeTree;

const put = (route: AnyRoute, parent: AnyRoute, place: { id: string; path?: string }): void => {
  Object.assign(route.options, place, { getParentRoute: () => parent });
};

/**
 * The feed's own routes, placed as routeTree.gen.ts places them. Everything else lands on `/_shell/$`, which adds the
 * other hundred and thirty, a tenth of the first load of the app's own code, and goes there again.
 */
export function feedRoutes(): Routes {
  put(shell, root, { id: '/_shell' });
  put(member, shell, { id: '/_member' });
  put(feed, member, { id: '/', path: '/' });
  put(dashboard, member, { id: '/dashboard', path: '/dashboard' });
  put(anything, shell, { id: '/$', path: '/$' });
  member.addChildren([feed, dashboard]);
  shell.addChildren([member, anything]);
  return root.addChildren([shell]) as unknown as Routes;
}
