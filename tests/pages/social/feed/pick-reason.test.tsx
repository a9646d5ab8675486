import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { likePost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { ines } from '../../../support/pages/fake-auth';
import { renderApp } from '../../../support/pages/render-app';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');
const mei = createMember('Mei Tanaka');

it('says above each pick of For you why it is listed, and more in its menu', async () => {
  const { call, me, write } = await createTestService();
  for (const { handle } of [await me(teo), await me(mei)]) await call(ines, follow, { params: { handle } });
  const { id } = await write(amara, 'Lemons at the corner');
  for (const member of [teo, mei]) await call(member, likePost, { params: { postId: id } });
  await write(mei, 'A walk by the river');
  const { user, address } = await renderApp('/');
  expect(await screen.findByText('Mei and Teo liked this')).toBeVisible();
  expect(screen.getByText('You follow Mei')).toBeVisible();

  const pick = screen.getByRole('article', { name: 'Amara Diallo' });
  await user.click(within(pick).getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Why this post' }));
  const dialog = await screen.findByRole('dialog', { name: 'Why this post' });
  expect(within(dialog).getByText('Mei and Teo liked this')).toBeVisible();
  await user.click(within(dialog).getByRole('link', { name: 'Teo Lindqvist' }));
  await waitFor(() => expect(address()).toBe(`/u/${teo.handle}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('gives no reason in Following', async () => {
  const { write } = await createTestService();
  await write(ines, 'Written by me');
  const { user } = await renderApp('/?tab=following');
  expect(await screen.findByText('Written by me')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More post actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Why this post' })).not.toBeInTheDocument();
});
