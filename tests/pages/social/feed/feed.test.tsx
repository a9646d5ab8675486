import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPost } from '@contract/post/post';
import { likePost, repostPost } from '@contract/post/post-interaction';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');

describe('the feed page', () => {
  it('renders articles named by their authors and an end mark', async () => {
    const { write, query } = await createTestService();
    await write(amara, 'Lemons at the corner');
    const { id } = await write(amara, 'The tram is early');
    await query(`UPDATE posts SET like_count = 1243 WHERE id = '${id}'`);
    await renderApp('/');
    const feed = await screen.findByRole('feed', { name: 'For you' });
    const [first] = within(feed).getAllByRole('article', { name: 'Amara Diallo' });
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '2');
    expect(within(feed).getByRole('button', { name: 'Like, 1,243' })).toHaveTextContent('1.2K');
    expect(screen.getByText('You’re all caught up')).toBeVisible();
  });

  it('keeps the tab in the URL on / and /dashboard', async () => {
    const { write } = await createTestService();
    await write(amara, 'By Amara');
    await write(ines, 'By Ines');
    const { user, address } = await renderApp('/dashboard');
    expect(await screen.findByText('By Amara')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Following' }));
    const feed = await screen.findByRole('feed', { name: 'Following' });
    expect(within(feed).getByText('By Ines')).toBeVisible();
    expect(within(feed).queryByText('By Amara')).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard?tab=following');
  });

  it('restores the confirmed count on every screen when the service refuses a like', async () => {
    const { write, call } = await createTestService();
    const { id } = await write(amara, 'Lemons at the corner');
    const { user, router } = await renderApp('/');
    const like = await screen.findByRole('button', { name: 'Like, 0' });
    injectFault('PUT /posts/:id/like', respondWithProblem(403, 'blocked'));
    await call(teo, likePost, { params: { postId: id } });
    await user.click(like);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'false'),
    );
    await router.navigate({ to: '/u/$handle', params: { handle: amara.handle } });
    expect(await screen.findByRole('button', { name: 'Like, 1' })).not.toBePressed();
  });

  it('reposts through the lazily loaded menu', async () => {
    const { write, call } = await createTestService();
    const { id } = await write(amara, 'Lemons at the corner');
    await call(teo, repostPost, { params: { postId: id } });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Repost, 1' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Repost/ }));
    expect(await screen.findByRole('button', { name: 'Repost, 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    await waitFor(async () =>
      expect(await call(ines, getPost, { params: { postId: id } })).toMatchObject({
        counts: { reposts: 2 },
        own: { reposted: true },
      }),
    );
  });

  it('holds new posts behind the pill until it is pressed', async () => {
    const { write } = await createTestService();
    await write(amara, 'Lemons at the corner');
    const streamIsLive = waitForEventStream();
    const { user } = await renderApp('/');
    await screen.findByRole('article');
    await streamIsLive;
    await write(amara, 'The tram is early');
    const pill = await screen.findByRole('button', { name: '1 new post' });
    expect(screen.queryByText('The tram is early')).not.toBeInTheDocument();
    await user.click(pill);
    expect(await screen.findByText('The tram is early')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 new post' })).not.toBeInTheDocument();
  });

  it('moves with j and k and acts on the focused post', async () => {
    const { write, call } = await createTestService();
    await write(amara, 'One');
    await write(amara, 'Two');
    const { user, address } = await renderApp('/');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const articles = screen.getAllByRole('article');
    await user.keyboard('j');
    await waitFor(() => expect(articles[0]).toHaveFocus());
    await user.keyboard('j');
    await waitFor(() => expect(articles[1]).toHaveFocus());
    await user.keyboard('l');
    const postId = articles[1]?.dataset['post'] ?? '';
    await waitFor(async () =>
      expect((await call(ines, getPost, { params: { postId } })).own.liked).toBe(true),
    );
    await user.click(screen.getByLabelText('What’s happening on your square'));
    await user.keyboard('jlr');
    expect(address()).toBe('/');
  });

  it('shows the error state and the empty state', async () => {
    await createTestService();
    const removeFault = injectFault('GET /feed', respondWithProblem(500, 'internal'));
    const { user } = await renderApp('/');
    expect(await screen.findByRole('heading', { name: 'The posts did not load' })).toBeVisible();
    removeFault();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'It is quiet here' })).toBeVisible();
  });
});

describe('a post', () => {
  it('hides behind its content warning and renders text as text', async () => {
    const text = '<img src=x onerror=alert(1)> ends well';
    const { write } = await createTestService();
    await write(amara, { text, contentWarning: 'The last episode' });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(screen.getByText(text)).toBeVisible();
  });
});
