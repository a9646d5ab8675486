import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { amara, me, someMember, somePost } from '../support/posts';
import { stubService } from '../support/service';

const teo = someMember(1002, 'teo', 'Teo Lindqvist');
const mei = someMember(1003, 'mei', 'Mei Tanaka');
const post = { id: somePost().id, excerpt: 'The small lemons are worth the walk' };
const list = [
  { id: somePost({}, 11).id, kind: 'like', read: false, actors: [teo, mei, amara], actorCount: 6, post },
  { id: somePost({}, 12).id, kind: 'reply', read: true, actors: [amara], actorCount: 1, post },
].map((one, at) => ({ ...one, decision: null, at: new Date(Date.now() - at * 60_000).toISOString() }));

describe('the notifications page', () => {
  const serve = () => {
    let unread = 1;
    return stubService({
      'GET /me': () => me,
      'GET /suggestions': () => ({ items: [] }),
      'GET /trends': () => ({ items: [] }),
      'GET /notifications/unread': () => ({ unread }),
      'GET /notifications': ({ query }) => ({
        items: list.filter(({ kind }) => !query.get('kind') || kind === query.get('kind')),
        nextCursor: null,
        unread,
      }),
      'POST /notifications/read': () => {
        unread = 0;
        return { done: true };
      },
    });
  };

  it('groups people and marks where one had read up to', async () => {
    serve();
    await renderApp('/notifications');
    expect(await screen.findByText(/and 4 others liked your post/)).toBeVisible();
    expect(screen.getByText('You read up to here')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  });

  it('filters by kind in the address', async () => {
    serve();
    const { user, address } = await renderApp('/notifications');
    await screen.findByText(/liked your post/);
    await user.click(screen.getByRole('link', { name: 'Replies' }));
    await waitFor(() => expect(screen.queryByText(/liked your post/)).not.toBeInTheDocument());
    expect(address()).toBe('/notifications?kind=reply');
  });

  it('marks everything up to the newest as read', async () => {
    const calls = serve();
    const { user } = await renderApp('/notifications');
    await screen.findByText(/liked your post/);
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByText('You have seen everything')).toBeVisible();
    expect(calls.find(({ path }) => path === '/notifications/read')?.body).toEqual({ upTo: list[0]?.at });
  });

  it('switches kinds off, one press after the other, and says that what is filtered is off', async () => {
    const quiet: string[] = ['poll'];
    const calls = stubService({
      'GET /me': () => me,
      'GET /suggestions': () => ({ items: [] }),
      'GET /trends': () => ({ items: [] }),
      'GET /notifications/unread': () => ({ unread: 0 }),
      'GET /notifications': () => ({ items: [], nextCursor: null, unread: 0 }),
      'GET /notifications/settings': () => ({ quiet }),
      'PUT /notifications/settings': ({ body }) => {
        quiet.splice(0, quiet.length, ...(body as { quiet: string[] }).quiet);
        return { quiet };
      },
    });
    const { user, router } = await renderApp('/notifications/settings');
    expect(await screen.findByRole('switch', { name: 'Polls' })).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Likes' }));
    await user.click(screen.getByRole('switch', { name: 'Polls' }));
    expect(screen.getByRole('switch', { name: 'Likes' })).not.toBeChecked();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { quiet: ['poll', 'like'] },
        { quiet: ['like'] },
      ]),
    );
    await router.navigate({ to: '/notifications', search: { kind: 'like' } });
    expect(await screen.findByText('Likes are switched off')).toBeVisible();
  });

  it('tells what moderators decided without saying who', async () => {
    stubService({
      'GET /me': () => me,
      'GET /suggestions': () => ({ items: [] }),
      'GET /trends': () => ({ items: [] }),
      'GET /notifications/unread': () => ({ unread: 0 }),
      'GET /notifications': () => ({
        items: [{ ...list[0], kind: 'moderation', decision: 'hide', actors: [amara], actorCount: 1 }],
        nextCursor: null,
        unread: 0,
      }),
    });
    await renderApp('/notifications');
    expect(await screen.findByText(/Moderators have hidden your post/)).toBeVisible();
    expect(screen.queryByText('Amara Diallo')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: post.excerpt })).not.toBeInTheDocument();
  });
});
