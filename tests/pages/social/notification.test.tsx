import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hidePost } from '@contract/moderation/moderation';
import {
  getNotificationSettings,
  listNotifications,
  putNotificationSettings,
  markNotificationsRead,
} from '@contract/notification/notification';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { deletePost } from '@contract/post/post-write';
import { likePost } from '@contract/post/post-interaction';
import { setNetwork } from '../../support/dom/set-network';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const people = ['Teo Lindqvist', 'Mei Tanaka', 'Rui Carvalho', 'Sena Okafor', 'Ivo Novak'].map(createMember);
const TEXT = 'The small lemons are worth the walk';

describe('the notifications page', () => {
  /** A read reply by Amara, then likes by six people. */
  const serve = async () => {
    const service = await createTestService();
    const { id } = await service.write(ines, TEXT);
    await service.write(amara, { text: 'Keep me two', replyTo: id });
    const [newest] = (await service.call(ines, listNotifications)).items;
    await service.call(ines, markNotificationsRead, { body: { upTo: newest?.at } });
    for (const person of [...people, amara]) await service.call(person, likePost, { params: { postId: id } });
    return service;
  };

  it('does not say that it loads while the device is offline', async () => {
    await createTestService();
    setNetwork(false);
    await renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('groups actors and marks the last read position', async () => {
    await serve();
    await renderApp('/notifications');
    expect(await screen.findByText(/liked your post/)).toHaveTextContent(/ and 4 others liked your post$/);
    expect(screen.getByText('You’ve read up to here')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  });

  it('shows above a reply what the member wrote, or that the post was deleted', async () => {
    const { call, write } = await createTestService();
    const { id } = await write(ines, TEXT);
    await write(amara, { text: 'Keep me two', replyTo: id });
    const { queryClient } = await renderApp('/notifications');
    expect(await screen.findByText(/You wrote:/)).toHaveTextContent(`You wrote: ${TEXT}`);
    expect(screen.getByRole('link', { name: 'Keep me two' })).toBeVisible();
    await call(ines, deletePost, { params: { postId: id } });
    await queryClient.invalidateQueries({ queryKey: ['notifications'] });
    expect(await screen.findByText('The post it answers was deleted')).toBeVisible();
  });

  it('returns the focus to the notification that led to a post', async () => {
    await serve();
    const { user, router } = await renderApp('/notifications');
    await screen.findByText(/liked your post/);
    const links = () => screen.getAllByRole('link', { name: TEXT });
    links().at(-1)?.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Ines Marchetti' });
    act(() => router.history.back());
    await screen.findByText(/liked your post/);
    await waitFor(() => expect(links().at(-1)).toHaveFocus());
  });

  it('keeps the kind filter in the URL', async () => {
    await serve();
    const { user, address } = await renderApp('/notifications');
    await screen.findByText(/liked your post/);
    await user.click(screen.getByRole('link', { name: 'Replies' }));
    await waitFor(() => expect(screen.queryByText(/liked your post/)).not.toBeInTheDocument());
    expect(address()).toBe('/notifications?kind=reply');
  });

  it('marks everything up to the newest as read', async () => {
    const { call } = await serve();
    expect(await call(ines, countUnreadNotifications)).not.toEqual({ unread: 0 });
    const { user } = await renderApp('/notifications');
    await screen.findByText(/liked your post/);
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByText('You’re all caught up')).toBeVisible();
    await waitFor(async () => expect(await call(ines, countUnreadNotifications)).toEqual({ unread: 0 }));
  });

  it('turns kinds off and explains an empty filter of such a kind', async () => {
    const { call } = await createTestService();
    await call(ines, putNotificationSettings, { body: { quiet: ['poll'] } });
    const { user, router } = await renderApp('/notifications/settings');
    expect(await screen.findByRole('switch', { name: 'Polls' })).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Likes' }));
    await user.click(screen.getByRole('switch', { name: 'Polls' }));
    expect(screen.getByRole('switch', { name: 'Likes' })).not.toBeChecked();
    await waitFor(async () => expect(await call(ines, getNotificationSettings)).toEqual({ quiet: ['like'] }));
    await router.navigate({ to: '/notifications', search: { kind: 'like' } });
    expect(await screen.findByText('Likes are turned off')).toBeVisible();
  });

  it('shows a moderation decision without the moderator’s name', async () => {
    const { write, me, query, call } = await createTestService();
    const { id } = await write(ines, TEXT);
    await me(amara);
    await query(`UPDATE members SET role = 'moderator' WHERE uid = '${amara.uid}'`);
    await call(amara, hidePost, { params: { postId: id } });
    await renderApp('/notifications');
    const decision = await screen.findByText(/Moderators hid your post/);
    expect(decision).toBeVisible();
    const notification = within(decision.closest('li') ?? decision);
    expect(notification.queryByText('Amara Diallo')).not.toBeInTheDocument();
    // The author can still open the hidden post.
    expect(notification.getByRole('link', { name: TEXT })).toHaveAttribute('href', `/webapp/post/${id}`);
  });
});
