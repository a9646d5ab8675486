import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/app/router';
import { fakeAuth } from '../../support/pages/fake-auth';

describe('paths with capitals', () => {
  it.each([
    ['/apps/projects?view=table', '/_shell/apps/Projects'],
    ['/tables/gridjs', '/_shell/tables/gridJs'],
    ['/charts/radialbar', '/_shell/charts/radialBar'],
  ])('are reached in lower case: %s', async (path, route) => {
    const history = createMemoryHistory({ initialEntries: [`/webapp${path}`] });
    const router = createAppRouter({
      queryClient: createQueryClient(),
      auth: fakeAuth(),
      history,
    });
    await router.load();
    expect(router.state.matches.at(-1)?.routeId).toBe(route);
    expect(router.state.location.href).toBe(path);
  });
});
