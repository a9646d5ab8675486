import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '@/app/router';
import { lockDevice } from '@/lib/auth/device-lock';
import { setPin } from '@/lib/auth/device-pin';
import { createQueryClient } from '@/queries/client';
import { fakeAuth, ines } from '../../support/pages/fake-auth';

const openPaths = new Set(['/auth/lock-screen', '/auth/login-pin', '/auth/logout']);

const createRouter = (path: string, auth = fakeAuth()) =>
  createAppRouter({
    queryClient: createQueryClient(),
    auth,
    history: createMemoryHistory({ initialEntries: [`/webapp${path}`] }),
  });

/** Where the app ends up when `path` is opened. */
async function visit(path: string, auth = fakeAuth()): Promise<string> {
  const router = createRouter(path, auth);
  await router.load();
  return router.state.location.pathname;
}

const paths = Object.values(createRouter('/').routesByPath).map(({ fullPath }) =>
  fullPath.replace(/\$\w*/g, 'someone').replace(/(.)\/$/, '$1'),
);

test('knows every route', () => {
  expect(paths.length).toBeGreaterThan(125);
});

test.each(paths)('a locked device opens %s only if it unlocks or signs out', async (path) => {
  lockDevice(ines.uid);
  expect(await visit(path)).toBe(openPaths.has(path) ? path : '/auth/lock-screen');
});

test('a member with a PIN is asked for it', async () => {
  await setPin(ines.uid, '2468');
  lockDevice(ines.uid);
  expect(await visit('/apps/chat')).toBe('/auth/login-pin');
});

test('waits for the provider before it opens a page of a locked device', async () => {
  lockDevice(ines.uid);
  const auth = fakeAuth('loading');
  const visited = visit('/users/profile', auth);
  auth.become(ines);
  expect(await visited).toBe('/auth/lock-screen');
});

test('the lock of one member does not concern another', async () => {
  lockDevice('demo-ada');
  expect(await visit('/more')).toBe('/more');
});
