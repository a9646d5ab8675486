import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { me, somePost } from '../support/posts';
import { stubService } from '../support/service';

const own = somePost({ author: me, text: 'Mine' });
const older = somePost({ author: me, text: 'Mine too' }, 2);

const serve = (pinned: string | null) => {
  const state = { pinned };
  const self = () => ({ ...me, pinned: state.pinned });
  return stubService({
    'GET /me': self,
    'GET /members/:handle': () => {
      const { role: _role, email: _email, ...member } = self();
      return member;
    },
    'GET /suggestions': () => ({ items: [] }),
    'GET /trends': () => ({ items: [] }),
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /members/:handle/posts': () => ({ items: [own, older], nextCursor: null }),
    'GET /posts/:id': ({ path }) => (path.endsWith(own.id) ? own : older),
    'PUT /posts/:id/pin': ({ path }) => {
      state.pinned = path.split('/')[2] ?? null;
      return self();
    },
    'DELETE /posts/:id/pin': () => {
      state.pinned = null;
      return self();
    },
  });
};

const openMenu = async (user: { click: (element: Element) => Promise<void> }, text: string) => {
  const feed = await screen.findByRole('feed');
  const article = (await within(feed).findByText(text)).closest('article');
  if (!article) throw new Error(`No post says ${text}`);
  await user.click(within(article).getByRole('button', { name: 'More about this post' }));
};

describe("a person's own page", () => {
  it('pins a post on top, in place of another, and Undo brings the other back', async () => {
    const calls = serve(older.id);
    const { user } = await renderApp('/u/ines');
    const pinned = await screen.findByRole('region', { name: 'Pinned post' });
    expect(await within(pinned).findByText('Mine too')).toBeVisible();
    await openMenu(user, 'Mine');
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to your page' }));
    expect(await within(pinned).findByText('Mine')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(pinned).findByText('Mine too')).toBeVisible();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
        `/posts/${own.id}/pin`,
        `/posts/${older.id}/pin`,
      ]),
    );
  });

  it('takes a pinned post off', async () => {
    serve(own.id);
    const { user } = await renderApp('/u/ines');
    await screen.findByRole('region', { name: 'Pinned post' });
    await openMenu(user, 'Mine');
    await user.click(screen.getByRole('menuitem', { name: 'Unpin from your page' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Pinned post' })).not.toBeInTheDocument(),
    );
  });
});
