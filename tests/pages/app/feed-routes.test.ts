import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { feedRoutes } from '@/app/feed-routes';
import { addLaterRoutes, keepRoutesForLater } from '@/lib/navigation/later-routes';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/app/router';
import { fakeAuth } from '../../support/pages/fake-auth';

test('the app that begins with the feed gets every other page when one is gone to', async () => {
  const history = createMemoryHistory({ initialEntries: ['/webapp/about?x=1#there'] });
  const router = createAppRouter({
    routes: feedRoutes(),
    queryClient: createQueryClient(),
    auth: fakeAuth(),
    history,
  });
  const first = new Map(Object.entries(router.routesById).map(([id, { fullPath }]) => [id, fullPath]));
  expect([...first.keys()]).toContain('/_shell/_member/dashboard');
  expect([...first.keys()]).not.toContain('/_shell/about');

  keepRoutesForLater(async () => {
    await import('@/routeTree.gen');
    router.setRoutes(router.buildRouteTree());
  });
  await router.load();
  expect(router.state.matches.at(-1)?.routeId).toBe('/_shell/about');
  expect(history.location.href).toBe('/webapp/about?x=1#there');
  expect(history.length).toBe(1);
  const then = new Map(Object.entries(router.routesById).map(([id, { fullPath }]) => [id, fullPath]));
  expect([...first].map(([id]) => [id, then.get(id)])).toEqual([...first]);
  expect(await addLaterRoutes()).toBe(false);

  await router.navigate({ href: '/webapp/nowhere' });
  expect(router.state.matches.at(-1)?.routeId).toBe('/_shell/$');
});
