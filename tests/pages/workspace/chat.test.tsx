import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleReplyTo } from '@/data/chat/sample-replies';
import { chats } from '@/data/chat/collection';
import { renderApp } from '../../support/pages/render-app';

describe('chat', () => {
  it('opens without a selected chat when chat 101 does not exist', async () => {
    const { user, address } = await renderApp('/apps/chat?sample=true');
    expect(await screen.findByRole('heading', { name: 'No conversation selected' })).toBeVisible();
    const list = screen.getByRole('region', { name: 'Conversations' });
    await user.click(within(list).getByRole('button', { name: 'Pinned' }));
    expect(address()).toBe('/apps/chat?sample=true&tab=pinned');
    await user.type(within(list).getByRole('searchbox'), 'winter market');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('opens a chat, clears its count, sends, and is answered', async () => {
    const { user, address } = await renderApp('/apps/chat?chat=3');
    const open = await screen.findByRole('region', { name: 'Kofi Mensah' });
    const field = within(open).getByLabelText('Message');
    await user.type(field, 'Thank you for the ladder{Enter}');
    expect(await within(open).findByText('Thank you for the ladder')).toBeVisible();
    expect(field).toHaveValue('');
    const list = screen.getByRole('region', { name: 'Conversations' });
    const row = within(list).getByRole('link', { name: /Kofi Mensah/u });
    await waitFor(() => expect(row).not.toHaveTextContent(/unread/u));
    expect(await within(open).findByText(sampleReplyTo('Thank you', 1))).toBeVisible();
    expect(await within(open).findAllByRole('img', { name: 'Read' })).not.toHaveLength(0);
    expect(address()).toBe('/apps/chat?chat=3');
  });

  it('keeps a draft for each chat and deletes with undo', async () => {
    const { user, queryClient } = await renderApp('/apps/chat?chat=5');
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(field, 'Gone again{Enter}');
    await user.type(field, 'half a thought');
    // The stored message replaces the optimistic one.
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    const log = screen.getByRole('log', { name: /^Messages with/ });
    // Not the last message of the log: the simulated answer may already be there.
    const message = (await within(log).findByText('Gone again')).closest<HTMLElement>('.message');
    if (!message) throw new Error('The message has no bubble');
    await user.click(within(message).getByRole('button', { name: 'Message menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await within(log).findByText('Message deleted')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(log).findByText('Gone again')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('half a thought'));
  });

  it('edits the last own message with ArrowUp and keeps the focus in the field', async () => {
    const { user, queryClient } = await renderApp('/apps/chat?chat=7');
    const field = () => screen.getByRole('textbox', { name: 'Message' });
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'At nien{Enter}');
    const log = within(screen.getByRole('log', { name: /^Messages with/ }));
    // The stored message replaces the optimistic one.
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(await log.findByText('At nien')).toBeVisible();
    await user.type(field(), '{ArrowUp}');
    await waitFor(() => expect(field()).toHaveValue('At nien'));
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), 'At nine{Enter}');
    expect(await log.findByText('At nine')).toBeVisible();
    expect(log.queryByText('At nien')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('shows the marks of a text, and takes pasted and dropped files', async () => {
    const { user } = await renderApp('/apps/chat?chat=5');
    const field = () => screen.findByRole('textbox', { name: 'Message' });
    await user.type(await field(), 'Bring **two** `keys`{Enter}');
    const log = within(screen.getByRole('log', { name: /^Messages with/ }));
    expect((await log.findByText('two')).tagName).toBe('STRONG');
    expect(log.getByText('keys').tagName).toBe('CODE');
    const file = (name: string) => new File(['x'], name, { type: 'text/plain' });
    const transfer = (name: string) => ({ files: [file(name)] });
    fireEvent.paste(await field(), { clipboardData: transfer('pasted.txt') });
    expect(await log.findByText('pasted.txt')).toBeVisible();
    fireEvent.drop(await field(), { dataTransfer: transfer('dropped.txt') });
    expect(await log.findByText('dropped.txt')).toBeVisible();
  });

  it('starts the chat with the person named in the URL', async () => {
    const { address } = await renderApp('/apps/chat?with=40');
    expect(await screen.findByRole('region', { name: 'Owen Gallagher' })).toBeVisible();
    expect(address()).toMatch(/^\/apps\/chat\?chat=\d+$/u);
  });

  it('starts no chat when the page is only preloaded', async () => {
    const { router } = await renderApp('/users/profile?user=38');
    const before = await chats.all();
    expect(before.some(({ memberIds }) => memberIds[0] === 38)).toBe(false);
    await router.preloadRoute({ to: '/apps/chat', search: { with: 38 } });
    expect(await chats.all()).toEqual(before);
  });

  it('falls back field by field', async () => {
    await renderApp('/apps/chat?sample=true&chat=north&tab=lost&q=mensah');
    expect(await screen.findByRole('searchbox', { name: 'Search conversations' })).toHaveValue('mensah');
    const list = screen.getByRole('region', { name: 'Conversations' });
    expect(within(list).getByRole('button', { name: /^All/u })).toHaveAttribute('aria-pressed', 'true');
  });
});
