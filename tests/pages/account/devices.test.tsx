import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { renderApp } from '../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../support/pages/service-bridge';
import { createTestService } from '../../support/pages/test-service';

type Service = Awaited<ReturnType<typeof createTestService>>;

/** A phone of Ines that was seen three days ago. */
const addPhone = async ({ me, query }: Service): Promise<void> => {
  await me(ines);
  await query(
    `INSERT INTO sessions (id, member_id, signed_in_at, last_seen_at, browser, system)
     SELECT gen_random_uuid(), id, now() - interval '5 days', now() - interval '73 hours', 'Chrome', 'Android'
     FROM members WHERE uid = '${ines.uid}'`,
  );
};
const panel = async () => within(await screen.findByRole('region', { name: 'Signed-in devices' }));

it('lists this device first, signs out another one and keeps the focus', async () => {
  const service = await createTestService();
  await addPhone(service);
  const { user } = await renderApp('/more/account');
  const devices = await panel();
  const phone = await devices.findByRole('button', { name: 'Sign out there: Chrome on Android' });
  const [first, ...others] = devices.getAllByRole('listitem');
  expect(first).toHaveTextContent('This device');
  expect(others.map((item) => item.textContent).join()).toContain('Last active 3 days ago');
  await user.click(phone);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Chrome on Android?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out there' }));
  await waitFor(() => expect(devices.queryByText('Chrome on Android')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
});

it('keeps the device on the list when the service refuses', async () => {
  const service = await createTestService();
  await addPhone(service);
  injectFault('DELETE /me/sessions/:sessionId', respondWithProblem(503, 'unavailable'));
  const { user } = await renderApp('/more/account');
  const devices = await panel();
  await user.click(await devices.findByRole('button', { name: 'Sign out there: Chrome on Android' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Chrome on Android?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out there' }));
  expect(await screen.findByText('That device is still signed in')).toBeVisible();
  expect(devices.getByText('Chrome on Android')).toBeVisible();
});

it('says on a page that visitors may read why its member is signed out', async () => {
  clearRemoteSignOut();
  const { me, query } = await createTestService();
  await me(ines);
  const streamed = waitForEventStream();
  await renderApp('/apps/calendar?event=new', { auth: fakeAuth() });
  await screen.findByRole('dialog', { name: 'New event' });
  await streamed;
  await query(`UPDATE sessions SET ended_at = now()`);
  await query(`INSERT INTO events (kind, subject) SELECT 'session-ended', id FROM members`);
  await query(`SELECT pg_notify('plaza_events', '')`);
  expect(await screen.findByText('You’re signed out on this device')).toBeVisible();
  expect(screen.getByText(/^Another of your devices asked for it/)).toBeVisible();
});

it('signs an open page out when another device ends its session', async () => {
  clearRemoteSignOut();
  const { me, query } = await createTestService();
  await me(ines);
  const streamed = waitForEventStream();
  const { auth } = await renderApp('/more/account', { auth: fakeAuth() });
  await streamed;
  await query(`UPDATE sessions SET ended_at = now()`);
  await query(`INSERT INTO events (kind, subject) SELECT 'session-ended', id FROM members`);
  await query(`SELECT pg_notify('plaza_events', '')`);
  await waitFor(() => expect(auth.signOut).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { name: 'You’re signed out on this device' })).toBeVisible();
  expect(screen.getAllByText('You’re signed out on this device')).toHaveLength(1);
});

it('takes this device off the list when its member signs out', async () => {
  const service = await createTestService();
  await addPhone(service);
  const sessions = async () => ((await service.query('SELECT 1 FROM sessions')) as unknown[]).length;
  const { auth, router } = await renderApp('/more/account', { auth: fakeAuth() });
  const devices = await panel();
  await devices.findByText('This device');
  const before = await sessions();
  await act(() => router.navigate({ to: '/auth/logout' }));
  await waitFor(() => expect(auth.signOut).toHaveBeenCalled());
  expect(await sessions()).toBe(before - 1);
  expect(await service.query(`SELECT 1 FROM sessions WHERE system = 'Android'`)).toHaveLength(1);
});
