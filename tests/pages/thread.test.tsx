import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { replyTree } from '@/components/thread/tree';
import { renderApp } from '../support/app';
import { amara, me, somePost } from '../support/posts';
import { stubService } from '../support/service';

const root = somePost({ counts: { replies: 3, reposts: 0, likes: 0, quotes: 0 } }, 1);
const answer = (number: number, to: string, text: string) =>
  somePost({ replyTo: { id: to, handle: amara.handle }, text }, number);
const replies = [
  answer(2, root.id, 'I burned a whole crate once'),
  answer(3, somePost({}, 2).id, 'He told me'),
  answer(4, root.id, 'Keep me two'),
];

describe('replyTree', () => {
  it('hangs each reply under what it answers and counts those below', () => {
    const tree = replyTree('a', [
      { id: 'b', replyTo: 'a' },
      { id: 'c', replyTo: 'b' },
      { id: 'd', replyTo: 'c' },
      { id: 'e', replyTo: 'gone' },
    ]);
    expect(tree.map(({ id, below }) => [id, below])).toEqual([
      ['b', 2],
      ['e', 0],
    ]);
  });
});

describe('the thread page', () => {
  const serve = () =>
    stubService({
      'GET /me': () => me,
      'GET /notifications/unread': () => ({ unread: 0 }),
      'GET /suggestions': () => ({ items: [] }),
      'GET /trends': () => ({ items: [] }),
      'GET /posts/:id/thread': () => ({ ancestors: [], post: root, replies }),
      'POST /posts': ({ body }) => answer(9, root.id, (body as { text: string }).text),
    });

  it('shows the post and its replies as a tree that folds', async () => {
    serve();
    const { user } = await renderApp(`/post/${root.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post by Amara Diallo' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Hide 1 reply' }));
    expect(screen.queryByText('He told me')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 reply' }));
    expect(screen.getByText('He told me')).toBeVisible();
  });

  it('asks for another order and keeps it in the address', async () => {
    const calls = serve();
    const { user, address } = await renderApp(`/post/${root.id}`);
    await user.selectOptions(await screen.findByLabelText('Order of the replies'), 'Most liked first');
    await waitFor(() => expect(address()).toContain('sort=liked'));
    const sorts = () =>
      calls.flatMap(({ path, query }) => (path.endsWith('/thread') ? [query.get('sort')] : []));
    await waitFor(() => expect(sorts()).toEqual(['oldest', 'liked']));
  });

  it('puts an own reply under the post at once', async () => {
    serve();
    const { user } = await renderApp(`/post/${root.id}`);
    await user.type(await screen.findByLabelText('Post your reply'), 'On my way');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const region = screen.getByRole('region', { name: 'Replies' });
    expect(await within(region).findByText('On my way')).toBeVisible();
  });

  it('says so when the post is not there', async () => {
    stubService({ 'GET /me': () => me });
    await renderApp(`/post/${root.id}`);
    expect(await screen.findByRole('heading', { name: 'This post is not here' })).toBeVisible();
  });
});
