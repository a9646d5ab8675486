import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getThreadMute } from '@contract/post/thread-mute';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');

it('mutes a thread from a notification, and brings the notification back by Undo', async () => {
  const { call, write } = await createTestService();
  const { id } = await write(ines, 'A long talk');
  await write(amara, { text: 'And another thing', replyTo: id });
  const muted = async () => (await call(ines, getThreadMute, { params: { postId: id } })).muted;
  const { user } = await renderApp('/notifications');
  await user.click(await screen.findByRole('button', { name: 'More notification actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mute this thread' }));
  await waitFor(async () => expect(await muted()).toBe(true));
  await waitFor(() => expect(screen.queryByText('And another thing')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('And another thing')).toBeVisible();
  await waitFor(async () => expect(await muted()).toBe(false));
});

it('unmutes a thread from the menu of a post', async () => {
  const { call, write } = await createTestService();
  const { id } = await write(amara, 'A long talk');
  const muted = async () => (await call(ines, getThreadMute, { params: { postId: id } })).muted;
  const { user } = await renderApp('/');
  await screen.findByText('A long talk');
  await user.click(screen.getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute this thread' }));
  await waitFor(async () => expect(await muted()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute this thread' }));
  await waitFor(async () => expect(await muted()).toBe(false));
});
