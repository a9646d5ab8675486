import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  type RouteComponent,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Auth } from '@/lib/auth/auth-types';
import { fakeAuth } from '../pages/fake-auth';

/** Renders a component as the only page of a router, signed out. */
export function renderRoute(component: RouteComponent, staticData: StaticDataRouteOption) {
  const router = createRouter({
    context: { auth: fakeAuth(null) },
    routeTree: createRootRouteWithContext<{ auth: Auth }>()({ component, staticData }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return render(<RouterProvider<typeof router> router={router} />);
}
