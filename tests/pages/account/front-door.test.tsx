import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPublicSquare } from '@contract/public';
import { fakeAuth } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { renderApp } from '../../support/pages/render-app';
import { injectFault } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const square = () => screen.findByRole('region', { name: 'On the square now' });

test('shows the latest public posts beside the sign-in form', async () => {
  const service = await createTestService();
  await service.write(amara, 'The lemons are in');
  await service.write(amara, { text: 'For friends', audience: 'followers' });
  await renderApp('/auth/login', { auth: fakeAuth(null) });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const post = await within(await square()).findByRole('article', { name: 'Post by Amara Diallo' });
  expect(post).toHaveTextContent('The lemons are in');
  expect(screen.queryByText('For friends')).toBeNull();
});

test('says in one line that the square is empty or cannot be reached', async () => {
  await createTestService();
  const { unmount } = await renderApp('/auth/login', { auth: fakeAuth(null) });
  expect(await screen.findByText('Quiet so far. The first post could be yours.')).toBeVisible();
  unmount();
  injectFault(`GET ${readPublicSquare.path}`, respondWithProblem(403, 'forbidden'));
  await renderApp('/auth/login', { auth: fakeAuth(null) });
  expect(await screen.findByText('The square cannot be reached right now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('opens the square to visitors', async () => {
  const service = await createTestService();
  const { id } = await service.write(amara, 'Open to everyone');
  await renderApp('/welcome', { auth: fakeAuth(null) });
  const list = await screen.findByRole('region', { name: 'The square' });
  const post = await within(list).findByRole('article', { name: 'Post by Amara Diallo' });
  const links = within(post).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/webapp/u/amara_diallo',
    `/webapp/post/${id}`,
  ]);
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/webapp/auth/register',
  );
});

test('says how many neighbours posted since yesterday', async () => {
  const service = await createTestService();
  await service.write(amara, 'The lemons are in');
  await service.write(amara, 'The lemons are gone');
  await service.write(createMember('Teo Lindqvist'), 'So soon');
  await renderApp('/welcome', { auth: fakeAuth(null) });
  expect(await screen.findByText(/^2 neighbours posted since yesterday\. No ads/)).toBeVisible();
});
