import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getNotificationSettings } from '@contract/notification/notification';
import { putSpace, putSpaceMember, removeSpaceMember, type SpaceRole } from '@contract/space/space';
import { ines } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');

/** A space of Amara, to which she can add Ines. */
async function serve() {
  const service = await createTestService();
  const spaceId = randomUUID();
  await service.call(amara, putSpace, { params: { spaceId }, body: { name: 'Lamps' } });
  const params = { spaceId, handle: (await service.me(ines)).handle };
  const add = (role: SpaceRole = 'editor') => service.call(amara, putSpaceMember, { params, body: { role } });
  const remove = () => service.call(amara, removeSpaceMember, { params });
  return { ...service, add, remove };
}

const notification = async () => {
  const sentence = await screen.findByText(/added you to/);
  expect(sentence).toHaveTextContent(/Amara Diallo added you to Lamps$/);
  return within(sentence.closest('li') ?? sentence);
};

describe('the notification of a new member of a space', () => {
  it('arrives live, says what the member may do, and leaves with the membership', async () => {
    const { add, remove } = await serve();
    const streamed = waitForEventStream();
    await renderApp('/notifications');
    await streamed;
    await screen.findByText('No notifications yet');
    await add('reader');
    const row = await notification();
    expect(row.getByText('You can read this space')).toBeVisible();
    expect(row.getByRole('link', { name: 'Amara Diallo' })).toHaveAttribute('href', '/webapp/u/amara_diallo');
    expect(screen.getByText('1 new notification')).toBeVisible();
    await remove();
    expect(await screen.findByText('No notifications yet')).toBeVisible();
    expect(screen.getByText('You’re all caught up')).toBeVisible();
  });

  it('opens the space on the board', async () => {
    const { add } = await serve();
    await add();
    const { user, address } = await renderApp('/notifications');
    const row = await notification();
    expect(row.getByText('You can edit this space')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Open space' }));
    expect(await screen.findByRole('button', { name: 'Space: Lamps, Editor' })).toBeVisible();
    expect(address()).toBe('/tasks/kanban');
  });

  it('says that the space does not open, and stays', async () => {
    const { add } = await serve();
    await add();
    const restore = injectFault('GET /spaces/:id/items', () => new Response(null, { status: 403 }));
    const { user, address } = await renderApp('/notifications');
    const button = (await notification()).getByRole('button', { name: 'Open space' });
    await user.click(button);
    expect(await screen.findByText('Lamps is not open')).toBeVisible();
    expect(address()).toBe('/notifications');
    restore();
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Space: Lamps, Editor' })).toBeVisible();
  });

  it('lists the space in the menu of an open board at once', async () => {
    const { add } = await serve();
    const streamed = waitForEventStream();
    const { user } = await renderApp('/tasks/kanban');
    await streamed;
    await user.click(await screen.findByRole('button', { name: 'Space: Sample data' }));
    await screen.findByRole('menuitem', { name: 'New space' });
    await add();
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Lamps' })).toBeVisible();
  });

  it('has a filter and a switch', async () => {
    const { call, add } = await serve();
    await add();
    const { user, router, address } = await renderApp('/notifications');
    await notification();
    await user.click(screen.getByRole('link', { name: 'Shared spaces' }));
    await waitFor(() => expect(address()).toBe('/notifications?kind=space'));
    await notification();
    await router.navigate({ to: '/notifications/settings' });
    await user.click(await screen.findByRole('switch', { name: 'Shared spaces' }));
    await waitFor(async () =>
      expect(await call(ines, getNotificationSettings)).toEqual({ quiet: ['space'] }),
    );
    await router.navigate({ to: '/notifications', search: { kind: 'space' } });
    expect(await screen.findByText('Shared spaces are turned off')).toBeVisible();
  });
});
