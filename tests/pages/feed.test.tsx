import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applyLive } from '@/queries/live-events';
import { renderApp } from '../support/app';
import { amara, feedOf, me, somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const rest = {
  'GET /me': () => me,
  'GET /notifications/unread': () => ({ unread: 0 }),
  'GET /suggestions': () => ({ items: [] }),
  'GET /trends': () => ({ items: [] }),
};
const counts = { replies: 2, reposts: 1, likes: 1243, quotes: 0 };

describe('the feed page', () => {
  it('is a feed of articles named by their authors, with an end', async () => {
    stubService({ ...rest, 'GET /feed': () => feedOf([somePost({ counts }), somePost({}, 2)]) });
    await renderApp('/');
    const feed = await screen.findByRole('feed', { name: 'For you' });
    const [first] = within(feed).getAllByRole('article', { name: 'Amara Diallo' });
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '2');
    expect(within(feed).getByRole('button', { name: 'Like, 1,243' })).toHaveTextContent('1.2K');
    expect(screen.getByText('You are caught up')).toBeVisible();
  });

  it('keeps the tab in the address, on / and on /dashboard', async () => {
    const calls = stubService({ ...rest, 'GET /feed': () => feedOf([somePost()]) });
    const { user, address } = await renderApp('/dashboard');
    await user.click(await screen.findByRole('tab', { name: 'Following' }));
    expect(await screen.findByRole('feed', { name: 'Following' })).toBeVisible();
    expect(address()).toBe('/dashboard?tab=following');
    expect(calls.filter(({ path }) => path === '/feed').map(({ query }) => query.get('tab'))).toEqual([
      'for-you',
      'following',
    ]);
  });

  it('goes back to the true number on every screen when the service refuses a like', async () => {
    const post = somePost({ counts });
    stubService({
      ...rest,
      'GET /feed': () => feedOf([post]),
      'GET /members/:handle': () => ({ ...me, ...amara, relation: { ...me.relation, self: false } }),
      'GET /members/:handle/posts': () => ({ items: [post], nextCursor: null }),
      'GET /posts/:id': () => ({ ...post, counts: { ...counts, likes: 1250 }, revision: 5 }),
      'PUT /posts/:id/like': () => problem(403, 'blocked'),
    });
    const { user, router } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Like, 1,243' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like, 1,250' })).toHaveAttribute('aria-pressed', 'false'),
    );
    await router.navigate({ to: '/u/$handle', params: { handle: amara.handle } });
    expect(await screen.findByRole('button', { name: 'Like, 1,250' })).toBeVisible();
  });

  it('reposts by the menu of the post, which comes with the first press', async () => {
    const post = somePost({ counts });
    stubService({
      ...rest,
      'GET /feed': () => feedOf([post]),
      'PUT /posts/:id/repost': () => ({
        ...post,
        own: { ...post.own, reposted: true },
        counts: { ...counts, reposts: 2 },
        revision: 5,
      }),
    });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Repost, 1' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Repost/ }));
    expect(await screen.findByRole('button', { name: 'Repost, 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
  });

  it('lets new posts wait behind the pill until somebody asks', async () => {
    let posts = [somePost()];
    stubService({ ...rest, 'GET /feed': () => feedOf(posts) });
    const { user, queryClient } = await renderApp('/');
    await screen.findByRole('article');
    const fresh = somePost({ text: 'The tram is early' }, 2);
    posts = [fresh, somePost()];
    applyLive(queryClient, { type: 'post', postId: fresh.id, authorId: amara.id, tabs: ['for-you'] });
    const pill = await screen.findByRole('button', { name: '1 new post' });
    expect(screen.queryByText('The tram is early')).not.toBeInTheDocument();
    await user.click(pill);
    expect(await screen.findByText('The tram is early')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 new post' })).not.toBeInTheDocument();
  });

  it('moves by j and k and acts on the post with the focus', async () => {
    const calls = stubService({
      ...rest,
      'GET /feed': () => feedOf([somePost(), somePost({}, 2)]),
      'PUT /posts/:id/like': () => somePost({ own: { liked: true, reposted: false, bookmarked: false } }, 2),
    });
    const { user, address } = await renderApp('/');
    const articles = await screen.findAllByRole('article');
    await user.keyboard('j');
    await waitFor(() => expect(articles[0]).toHaveFocus());
    await user.keyboard('j');
    await waitFor(() => expect(articles[1]).toHaveFocus());
    await user.keyboard('l');
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    await user.click(screen.getByLabelText('What is happening on your square'));
    await user.keyboard('jlr');
    expect(address()).toBe('/');
  });

  it('says so when it is empty and when it did not load', async () => {
    let answer: () => unknown = () => problem(500, 'internal');
    stubService({ ...rest, 'GET /feed': () => answer() });
    const { user } = await renderApp('/');
    expect(await screen.findByRole('heading', { name: 'The posts did not load' })).toBeVisible();
    answer = () => feedOf([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'It is quiet here' })).toBeVisible();
  });
});

describe('a post', () => {
  it('is hidden by its warning until somebody asks, and text stays text', async () => {
    const text = '<img src=x onerror=alert(1)> ends well';
    stubService({
      ...rest,
      'GET /feed': () => feedOf([somePost({ text, contentWarning: 'The last episode' })]),
    });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(screen.getByText(text)).toBeVisible();
  });
});
