import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { block } from '@contract/member/relationship';
import { likePost } from '@contract/post/post-interaction';
import { getThread } from '@contract/post/thread';
import { buildReplyTree } from '@/components/social/thread/reply-tree';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { waitForEventStream } from '../../../support/pages/service-bridge';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');

describe('buildReplyTree', () => {
  it('nests replies under their parents and counts descendants', () => {
    const tree = buildReplyTree('a', [
      { id: 'b', replyTo: 'a' },
      { id: 'c', replyTo: 'b' },
      { id: 'd', replyTo: 'c' },
      { id: 'e', replyTo: 'missing' },
    ]);
    expect(tree.map(({ id, descendantCount }) => [id, descendantCount])).toEqual([
      ['b', 2],
      ['e', 0],
    ]);
  });
});

describe('the thread page', () => {
  /** A post with two replies: the first has a reply, the second a like. */
  const serve = async () => {
    const service = await createTestService();
    const root = await service.write(amara, 'Lemons at the corner');
    const first = await service.write(amara, { text: 'I burned a whole crate once', replyTo: root.id });
    await service.write(amara, { text: 'He told me', replyTo: first.id });
    const second = await service.write(amara, { text: 'Keep me two', replyTo: root.id });
    await service.call(ines, likePost, { params: { postId: second.id } });
    return { ...service, root };
  };
  const order = () =>
    screen.getAllByRole('article').map((article) => /Lemons|burned|told|Keep/.exec(article.textContent)?.[0]);

  it('shows replies as a collapsible tree', async () => {
    const { root } = await serve();
    const { user } = await renderApp(`/post/${root.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post by Amara Diallo' })).toBeVisible();
    expect(order()).toEqual(['Lemons', 'burned', 'told', 'Keep']);
    await user.click(screen.getByRole('button', { name: 'Hide 1 reply' }));
    expect(screen.queryByText('He told me')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 reply' }));
    expect(screen.getByText('He told me')).toBeVisible();
  });

  it('leaves writing to the reply field and the dock', async () => {
    const { root } = await serve();
    const { user, address } = await renderApp(`/post/${root.id}`);
    expect(await screen.findByLabelText('Post your reply')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write a post' })).not.toBeInTheDocument();
    const dock = within(screen.getByRole('navigation', { name: 'Quick menu' }));
    expect(dock.getAllByRole('link')[2]).toHaveAccessibleName('Post');
    expect(dock.getAllByRole('link')[3]).toHaveAccessibleName('Alerts (Notifications)');
    await user.click(dock.getByRole('link', { name: 'Post' }));
    await waitFor(() => expect(address()).toBe('/post'));
  });

  it('loads more replies at the end of a long thread', async () => {
    const service = await createTestService();
    const root = await service.write(amara, 'Lemons at the corner');
    await service.query(`
      INSERT INTO posts (id, author_id, text, reply_to, root_id, created_at)
      SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, author_id, 'Reply ' || n, id, id, created_at
      FROM posts CROSS JOIN generate_series(1, 102) AS n WHERE id = '${root.id}'`);
    const { user } = await renderApp(`/post/${root.id}`);
    expect(await screen.findByText('Reply 100')).toBeVisible();
    expect(screen.queryByText('Reply 101')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more replies' }));
    expect(await screen.findByText('Reply 102')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(103);
    expect(screen.queryByRole('button', { name: 'Load more replies' })).not.toBeInTheDocument();
  });

  it('keeps the sort order in the URL', async () => {
    const { root } = await serve();
    const { user, address } = await renderApp(`/post/${root.id}`);
    await user.selectOptions(await screen.findByLabelText('Sort replies'), 'Most liked first');
    await waitFor(() => expect(address()).toContain('sort=liked'));
    await waitFor(() => expect(order()).toEqual(['Lemons', 'Keep', 'burned', 'told']));
  });

  it('shows the reader’s own reply at once', async () => {
    const { root, call } = await serve();
    const { user } = await renderApp(`/post/${root.id}`);
    await user.type(await screen.findByLabelText('Post your reply'), 'On my way');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const region = screen.getByRole('region', { name: 'Replies' });
    expect(await within(region).findByText('On my way')).toBeVisible();
    await waitFor(async () => {
      const { replies } = await call(amara, getThread, { params: { postId: root.id } });
      expect(replies.map(({ text }) => text)).toContain('On my way');
    });
  });

  it('shows the first reply of another member at once, and later ones on request', async () => {
    const { write } = await createTestService();
    const root = await write(ines, 'Lemons at the corner');
    const live = waitForEventStream();
    const { user } = await renderApp(`/post/${root.id}`);
    const region = await screen.findByRole('region', { name: 'Replies' });
    await live;
    await write(amara, { text: 'Keep me two', replyTo: root.id });
    expect(await within(region).findByText('Keep me two')).toBeVisible();
    await write(amara, { text: 'Or three', replyTo: root.id });
    await user.click(await screen.findByRole('button', { name: 'Show 1 new reply' }));
    expect(await within(region).findByText('Or three')).toBeVisible();
  });

  it('offers neither replies nor their order once the author’s account ends, and says why a like failed', async () => {
    const { root, query } = await serve();
    const { user } = await renderApp(`/post/${root.id}`);
    const [like] = await screen.findAllByRole('button', { name: /^Like/ });
    await query("UPDATE members SET suspended_at = now() WHERE handle = 'amara_diallo'");
    await user.click(like ?? document.body);
    expect(await screen.findByText('The post was deleted, or you cannot see it.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'This post isn’t available' })).toBeVisible();
    expect(screen.queryByLabelText('Sort replies')).not.toBeInTheDocument();
    expect(screen.queryByText(/Be the first/)).not.toBeInTheDocument();
  });

  it('does not ask for the first reply where a block hides those that are counted', async () => {
    const { call, write, me } = await createTestService();
    const { handle } = await me(ines);
    const root = await write(amara, 'Lemons at the corner');
    const teo = createMember('Teo Brandt');
    await write(teo, { text: 'Keep me two', replyTo: root.id });
    await call(teo, block, { params: { handle } });
    await renderApp(`/post/${root.id}`);
    expect(await screen.findByRole('heading', { name: '1 reply' })).toBeVisible();
    expect(screen.getByText('You can’t see these replies.')).toBeVisible();
  });

  it('shows an empty state for a missing post', async () => {
    await renderApp('/post/0198aaaa-0000-7000-8000-000000000001');
    expect(await screen.findByRole('heading', { name: 'This post isn’t available' })).toBeVisible();
  });
});
