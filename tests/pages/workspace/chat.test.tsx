import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleOfName } from '@/components/workspace/chat/mention';
import { sampleReplyTo } from '@/data/chat/sample-replies';
import { chats } from '@/data/chat/collection';
import { resetSampleData } from '@/data/store/collection';
import { sampleContacts } from '@/data/user/collection';
import { setBrowserNotificationsEnabled } from '@/lib/browser/browser-notifications';
import { renderApp } from '../../support/pages/render-app';

// A draft or message of one test would stand in the next.
afterEach(async () => {
  await resetSampleData();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setBrowserNotificationsEnabled(false);
});

describe('chat', () => {
  it('opens without a selected chat when chat 101 does not exist', async () => {
    const { user, address } = await renderApp('/apps/chat?sample=true');
    expect(await screen.findByRole('heading', { name: 'No conversation selected' })).toBeVisible();
    const list = screen.getByRole('region', { name: 'Conversations' });
    await user.click(within(list).getByRole('button', { name: 'Pinned' }));
    expect(address()).toBe('/apps/chat?sample=true&tab=pinned');
    await user.type(within(list).getByRole('searchbox'), 'winter market');
    const found = within(list).getByRole('list', { name: 'Conversations' });
    expect(within(found).getAllByRole('listitem')).toHaveLength(1);
  });

  it('finds a message of any chat and opens its place', async () => {
    const { user, address } = await renderApp('/apps/chat?sample=true');
    const search = await screen.findByRole('searchbox', { name: 'Search conversations and messages' });
    await user.type(search, 'CAFE kerbs');
    expect(await screen.findByRole('heading', { name: 'No matching messages' })).toBeVisible();
    await user.clear(search);
    await user.type(search, 'kerbs high');
    const found = within(await screen.findByRole('list', { name: 'Messages' }));
    await user.click(await found.findByRole('link', { name: /How many kerbs are too high/ }));
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    const message = await log.findByText('How many kerbs are too high?');
    expect(message.closest('.chat-message')).toHaveClass('is-found');
    expect(address()).toContain('message=');
  });

  it('puts an emoji at the caret of a sample message', async () => {
    const { user } = await renderApp('/apps/chat?chat=1');
    const text = await screen.findByRole('textbox', { name: 'Message' });
    await user.clear(text);
    await user.type(text, 'Bring , please');
    await user.keyboard('{ArrowLeft>8/}');
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Find an emoji' }), 'brea{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).toHaveValue('Bring 🍞, please');
  });

  it('completes the mention of a member of a group by key, and links the person', async () => {
    const { user } = await renderApp('/apps/chat?chat=1');
    const group = (await chats.all()).find(({ kind }) => kind === 'group');
    await user.click(await screen.findByRole('link', { name: new RegExp(group?.name ?? 'none') }));
    const open = within(await screen.findByRole('region', { name: group?.name ?? '' }));
    const person = (await sampleContacts()).find(({ id }) => id === group?.memberIds[1]);
    const [given = ''] = person?.name.split(' ') ?? [];
    const field = open.getByRole('textbox', { name: 'Message' });
    await user.type(field, `Ask @${given.slice(0, 2).toLowerCase()}`);
    expect(await screen.findByRole('listbox', { name: 'People' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue(`Ask @${handleOfName(person?.name ?? '')} `);
    await user.keyboard('first{Enter}');
    const log = within(open.getByRole('log', { name: /^Messages with/ }));
    expect(await log.findByRole('link', { name: `@${person?.name}` })).toHaveAttribute(
      'href',
      expect.stringContaining(`/users/profile?user=${person?.id}`),
    );
  });

  it('renames a group, adds and removes people, and leaves it; Undo brings it back', async () => {
    const group = (await chats.all()).find(({ kind }) => kind === 'group');
    if (!group) throw new Error('The sample has no group');
    const contacts = await sampleContacts();
    const nameOf = (id: number | undefined) => contacts.find((each) => each.id === id)?.name ?? '';
    const other = contacts.find(({ id }) => !group.memberIds.includes(id));
    const { user } = await renderApp(`/apps/chat?chat=${group.id}&profile=true`);
    const panel = () => within(screen.getByRole('dialog', { name: 'Profile' }));
    await screen.findByRole('dialog', { name: 'Profile' });
    await user.clear(panel().getByRole('textbox', { name: 'Group name' }));
    await user.type(panel().getByRole('textbox', { name: 'Group name' }), 'Night shift{Enter}');
    expect(await screen.findByRole('region', { name: 'Night shift' })).toBeInTheDocument();
    const first = nameOf(group.memberIds[0]);
    await user.click(panel().getByRole('button', { name: `Remove ${first}` }));
    await waitFor(() => expect(panel().queryByRole('button', { name: `Remove ${first}` })).toBeNull());
    await user.type(panel().getByRole('combobox', { name: 'Add people' }), other?.name ?? '');
    await user.click(await screen.findByRole('option', { name: new RegExp(other?.name ?? 'none') }));
    await user.click(panel().getByRole('button', { name: 'Add to group' }));
    expect(await panel().findByRole('button', { name: `Remove ${other?.name}` })).toBeInTheDocument();
    await waitFor(async () =>
      expect(await chats.get(group.id)).toMatchObject({
        name: 'Night shift',
        memberIds: [...group.memberIds.slice(1), other?.id],
      }),
    );
    await user.click(panel().getByRole('button', { name: 'Leave group' }));
    await waitFor(async () => expect(await chats.get(group.id)).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Night shift' })).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await chats.get(group.id))?.name).toBe('Night shift'));
  });

  it('tells outside the page how many messages wait, when the browser may', async () => {
    const shown: string[] = [];
    vi.stubGlobal(
      'Notification',
      class extends EventTarget {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        constructor(title: string) {
          super();
          shown.push(title);
        }
      },
    );
    const { user } = await renderApp('/apps/chat?chat=3&settings=true');
    const dialog = within(await screen.findByRole('dialog', { name: 'Chat settings' }));
    await user.click(dialog.getByRole('switch', { name: 'Notices outside the page' }));
    await waitFor(() => expect(dialog.getByRole('switch', { name: /^Notices/ })).toBeChecked());
    await user.keyboard('{Escape}');
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Anyone there?{Enter}');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await waitFor(() => expect(shown.at(-1)).toMatch(/new messages?$/), { timeout: 10_000 });
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

  it('shows the marks of a text, and takes pasted files and those dropped anywhere', async () => {
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
    fireEvent.drop(screen.getByRole('log', { name: /^Messages with/ }), {
      dataTransfer: transfer('dropped.txt'),
    });
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
    expect(await screen.findByRole('searchbox', { name: /^Search conversations/ })).toHaveValue('mensah');
    const list = screen.getByRole('region', { name: 'Conversations' });
    expect(within(list).getByRole('button', { name: /^All/u })).toHaveAttribute('aria-pressed', 'true');
  });
});
