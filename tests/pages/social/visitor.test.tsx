import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateMe } from '@contract/member/profile';
import { deletePost } from '@contract/post/post-write';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');

const visit = (path: string) => renderApp(path, { auth: fakeAuth(null) });

async function serveThread() {
  const service = await createTestService();
  const post = await service.write(amara, 'Lemons at the #market');
  const reply = await service.write(teo, { text: 'Two for me', replyTo: post.id });
  return { ...service, post, reply };
}

it('shows a thread without an account, before the identity provider has answered', async () => {
  const { post } = await serveThread();
  const { address } = await renderApp(`/post/${post.id}`, { auth: fakeAuth('loading') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Post by Amara Diallo' })).toBeVisible();
  expect(screen.getByText('Two for me')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(address()).toBe(`/post/${post.id}`);
});

it('asks to sign in for a like and returns to the reply it was for', async () => {
  const { post, reply } = await serveThread();
  const { user, auth, address } = await visit(`/post/${post.id}`);
  const article = await screen.findByRole('article', { name: 'Teo Lindqvist' });
  await user.click(within(article).getByRole('button', { name: 'Like, 0' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign in to like this post' });
  await user.click(within(dialog).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  auth.become(ines);
  await waitFor(() => expect(address()).toBe(`/post/${post.id}#${reply.id}`));
  expect(await screen.findByRole('textbox', { name: 'Post your reply' })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-post', reply.id));
});

it('turns into the member’s page when another tab signs in', async () => {
  const { post } = await serveThread();
  const { auth } = await visit(`/post/${post.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Post by Amara Diallo' });
  expect(screen.queryByRole('textbox', { name: 'Post your reply' })).not.toBeInTheDocument();
  auth.become(ines);
  expect(await screen.findByRole('textbox', { name: 'Post your reply' })).toBeVisible();
});

it('shows a profile with posts and pictures, and the posts of a tag', async () => {
  await serveThread();
  const { user, router } = await visit('/u/amara_diallo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Amara Diallo' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '#market' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Media' }));
  expect(await screen.findByText('No pictures yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Follow Amara Diallo' }));
  expect(screen.getByRole('dialog', { name: 'Sign in to follow Amara Diallo' })).toBeVisible();
  await router.navigate({ to: '/explore', search: { q: '#market' } });
  expect(await screen.findByRole('heading', { level: 1, name: '#market' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toBeVisible();
});

it('says the same about deleted, closed and unknown addresses', async () => {
  const { call, post, reply } = await serveThread();
  await call(teo, deletePost, { params: { postId: reply.id } });
  await call(amara, updateMe, { body: { openToVisitors: false } });
  const { router } = await visit(`/post/${reply.id}`);
  const shown = async () =>
    (await screen.findByRole('heading', { level: 2, name: 'This post isn’t available' })).parentElement
      ?.textContent;
  const deleted = await shown();
  for (const postId of [post.id, '01980000-0000-7000-8000-000000000000', 'unknown']) {
    await router.navigate({ to: '/post/$postId', params: { postId } });
    await waitFor(async () => expect(await shown()).toBe(deleted));
  }
  await router.navigate({ to: '/u/$handle', params: { handle: 'amara_diallo' } });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'This profile isn’t available' }),
  ).toBeVisible();
});

it.each(['/', '/post', '/explore', '/explore?q=lemons', '/u/amara_diallo/people'])(
  'keeps %s for members',
  async (path) => {
    const { address } = await visit(path);
    expect(address()).toBe(`/auth/login?redirect=${encodeURIComponent(path)}`);
  },
);

it('copies the code that embeds a post, and offers none for a followers-only post', async () => {
  const { post, write } = await serveThread();
  const { user, router } = await renderApp(`/post/${post.id}`);
  const article = await screen.findByRole('article', { name: 'Amara Diallo' });
  await user.click(within(article).getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Embed post' }));
  expect(await screen.findByText('Embed code copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(`/embed/post/${post.id}"`);
  const own = await write(ines, { text: 'Among us', audience: 'followers' });
  await router.navigate({ to: '/post/$postId', params: { postId: own.id } });
  const second = await screen.findByRole('article', { name: 'Ines Marchetti' });
  await user.click(within(second).getByRole('button', { name: 'More post actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Embed post' })).not.toBeInTheDocument();
});
