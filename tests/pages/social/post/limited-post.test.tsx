import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getPost } from '@contract/post/post';
import { follow } from '@contract/member/profile';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const rui = createMember('Rui Carvalho');

beforeEach(() => setOverlays({ post: null }));

/** Opens, as Ines, a feed with one followers-only post, and focuses the post. */
async function openFollowersOnly(author: typeof ines) {
  const { call, me, write } = await createTestService();
  const { handle } = await me(author);
  if (author !== ines) await call(ines, follow, { params: { handle } });
  const { id } = await write(author, { text: 'Among us', audience: 'followers' });
  const { user } = await renderApp('/?tab=following');
  const article = await screen.findByRole('article');
  act(() => article.focus());
  const own = async () => (await call(ines, getPost, { params: { postId: id } })).own;
  return { user, article, own };
}

test.each([
  ['b', 'Repost'],
  ['q', 'Quote'],
])('"%s" on a followers-only post says why and writes nothing (%s)', async (key) => {
  const { user, article, own } = await openFollowersOnly(amara);
  await user.keyboard(key);
  expect(
    await screen.findByText('Only followers see this post. It cannot be reposted or quoted.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(article).toHaveFocus();
  // A later write has settled, so an earlier one would have, too.
  await user.keyboard('l');
  await waitFor(async () => expect((await own()).liked).toBe(true));
  expect((await own()).reposted).toBe(false);
});

test('the author of a followers-only post may quote but not repost', async () => {
  const { user } = await openFollowersOnly(ines);
  await user.keyboard('b');
  expect(await screen.findByText('Only your followers see this post. It cannot be reposted.')).toBeVisible();
  await user.keyboard('q');
  expect(await screen.findByRole('dialog', { name: 'Quote' })).toBeVisible();
});

test('a reply to a post that the reader cannot see says so, without a link', async () => {
  const { call, me, write } = await createTestService();
  await call(rui, follow, { params: { handle: (await me(amara)).handle } });
  const secret = await write(amara, { text: 'Among us', audience: 'followers' });
  const reply = await write(rui, { text: 'Well said', replyTo: secret.id });
  await renderApp('/u/rui_carvalho?tab=replies');
  const text = await screen.findByText('Well said');
  const article = text.closest('article');
  expect(article).toHaveAttribute('data-post', reply.id);
  expect(article).toHaveTextContent('Answers a post you cannot see');
  expect(article).not.toHaveTextContent('Replying to');
});
