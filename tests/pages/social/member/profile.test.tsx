import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pinPost, updateMe } from '@contract/member/profile';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { setNetwork } from '../../../support/dom/set-network';
import { createMember, createTestService } from '../../../support/pages/test-service';

/** Two posts by Ines; the one with the text `pinned` is pinned. */
const serve = async (pinned: 'Mine' | 'Mine too') => {
  const { call, write, me } = await createTestService();
  const older = await write(ines, 'Mine too');
  const own = await write(ines, 'Mine');
  const postId = pinned === 'Mine' ? own.id : older.id;
  await call(ines, pinPost, { params: { postId } });
  return { own, older, pinned: async () => (await me(ines)).pinned };
};

const openMenu = async (user: { click: (element: Element) => Promise<void> }, text: string) => {
  const feed = await screen.findByRole('feed');
  const article = (await within(feed).findByText(text)).closest('article');
  if (!article) throw new Error(`No post says ${text}`);
  await user.click(within(article).getByRole('button', { name: 'More post actions' }));
};

describe('the reader’s own profile', () => {
  it('replaces the pinned post and restores it by Undo', async () => {
    const { own, older, pinned: pinnedNow } = await serve('Mine too');
    const { user } = await renderApp('/u/ines_marchetti');
    const pinned = await screen.findByRole('region', { name: 'Pinned post' });
    expect(await within(pinned).findByText('Mine too')).toBeVisible();
    await openMenu(user, 'Mine');
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to profile' }));
    expect(await within(pinned).findByText('Mine')).toBeVisible();
    await waitFor(async () => expect(await pinnedNow()).toBe(own.id));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(pinned).findByText('Mine too')).toBeVisible();
    await waitFor(async () => expect(await pinnedNow()).toBe(older.id));
  });

  it('unpins a post', async () => {
    const { pinned } = await serve('Mine');
    const { user } = await renderApp('/u/ines_marchetti');
    await screen.findByRole('region', { name: 'Pinned post' });
    await openMenu(user, 'Mine');
    await user.click(await screen.findByRole('menuitem', { name: 'Unpin from profile' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Pinned post' })).not.toBeInTheDocument(),
    );
    await waitFor(async () => expect(await pinned()).toBeNull());
  });
});

it('names the tab after the member and the post, and returns the focus to the post', async () => {
  const { own } = await serve('Mine too');
  const { user, router } = await renderApp('/u/ines_marchetti');
  const feed = await screen.findByRole('feed');
  await waitFor(() => expect(document.title).toBe('Ines Marchetti (@ines_marchetti) | Plaza'));
  const postOf = (list: HTMLElement) => within(list).getByText('Mine').closest('article');
  await within(feed).findByText('Mine');
  postOf(feed)?.focus();
  await user.keyboard('o');
  await waitFor(() => expect(router.state.location.pathname).toContain(`/post/${own.id}`));
  await waitFor(() => expect(document.title).toBe('Ines Marchetti: Mine | Plaza'));
  act(() => router.history.back());
  await waitFor(() => expect(postOf(screen.getByRole('feed'))).toHaveFocus());
  expect(document.title).toBe('Ines Marchetti (@ines_marchetti) | Plaza');
});

describe('the profile picture', () => {
  it('rejects a file that is not a picture', async () => {
    await createTestService();
    const { user } = await renderApp('/u/ines_marchetti');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.upload(
      await screen.findByLabelText('Choose profile picture'),
      new File(['not a picture'], 'face.png', { type: 'image/png' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' });
    fireEvent.error(within(dialog).getByRole('img', { name: 'Original to crop' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('cannot be read as a picture');
    expect(within(dialog).getByRole('button', { name: 'Use this part' })).toBeDisabled();
  });
});

describe('a profile that is not cached', () => {
  it('shows the offline state without skeletons', async () => {
    await createTestService();
    setNetwork(false);
    const { container } = await renderApp('/u/teo');
    // The header and the list of posts both say so once they have given up.
    const [heading] = await screen.findAllByRole('heading', { name: 'You’re offline' });
    expect(heading).toBeVisible();
    await waitFor(() => expect(container.querySelector('.skeleton-line')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: '@teo' })).toBeInTheDocument();
  });
});

describe('an unknown profile', () => {
  it('links to a search for similar names', async () => {
    await createTestService();
    const { user, address } = await renderApp('/u/nobody_here');
    await user.click(await screen.findByRole('link', { name: 'Find similar names' }));
    await waitFor(() => expect(address()).toBe('/explore?q=nobody_here&kind=people'));
    await user.click(await screen.findByRole('link', { name: 'See trends' }));
    await waitFor(() => expect(address()).toBe('/explore'));
  });
});

it('folds a bio of many lines', async () => {
  const amara = createMember('Amara Diallo');
  const { call, me } = await createTestService();
  await me(amara);
  const lines = Array.from({ length: 13 }, (_, index) => `Line ${index + 1}.`);
  await call(amara, updateMe, { body: { bio: lines.join('\n') } });
  const { user } = await renderApp('/u/amara_diallo');
  const bio = await screen.findByText(/Line 1\./);
  expect(bio).toHaveTextContent('Line 8.…');
  expect(bio).not.toHaveTextContent('Line 9.');
  await user.click(screen.getByRole('button', { name: 'Show all 13 lines' }));
  expect(screen.getByText(/Line 13\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText(/Line 13\./)).not.toBeInTheDocument();
});

it('opens the conversation with a member by Message', async () => {
  const { me } = await createTestService();
  await me(ines);
  const { handle } = await me(createMember('Ada Lindqvist'));
  const { user, address } = await renderApp(`/u/${handle}`);
  await user.click(await screen.findByRole('link', { name: 'Message Ada Lindqvist' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/^\/apps\/chat\?conversation=[\da-f-]{36}$/));
});
