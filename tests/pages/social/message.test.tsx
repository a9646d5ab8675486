import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  countUnreadMessages,
  createGroup,
  getConversation,
  listConversations,
  openDirectConversation,
  updateMembership,
} from '@contract/message/conversation';
import { listMessages, sendMessage } from '@contract/message/message';
import { removeMessage } from '@contract/moderation/moderation';
import { follow } from '@contract/member/profile';
import { reportMessage } from '@contract/moderation/report';
import { setBrowserNotificationsEnabled } from '@/lib/browser/browser-notifications';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { fakeClock } from '../../support/pages/fake-clock';
import { renderApp } from '../../support/pages/render-app';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { injectFault, waitForEventStream } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const ada = createMember('Ada');

async function createConversation({ friends = true } = {}) {
  const service = await createTestService();
  const { handle } = await service.me(ines);
  await service.me(ada);
  if (friends) {
    const { handle: other } = await service.me(ada);
    await service.call(ines, follow, { params: { handle: other } });
  }
  const { id } = await service.call(ada, openDirectConversation, { params: { handle } });
  const send = (text: string) =>
    service.call(ada, sendMessage, { params: { conversationId: id }, body: { id: randomUUID(), text } });
  const texts = async () =>
    (await service.call(ines, listMessages, { params: { conversationId: id } })).items.map(
      ({ text }) => text,
    );
  return { ...service, id, send, texts };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setBrowserNotificationsEnabled(false);
});

describe('messages', () => {
  it('says that the sample is sample data, and not of own messages', async () => {
    const { user } = await renderApp('/apps/chat');
    const links = within(await screen.findByRole('navigation', { name: 'Conversations of' }));
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
    await user.click(links.getByRole('link', { name: 'Sample conversations' }));
    expect(await screen.findByRole('region', { name: 'Sample data' })).toBeVisible();
    await user.click(links.getByRole('link', { name: 'Messages' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument(),
    );
  });

  it('lists conversations, opens one, marks it as read and answers with a quote', async () => {
    const { id, send, texts, call } = await createConversation();
    await send('Is the market open?');
    const { user, address } = await renderApp('/apps/chat');
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    await user.click(await list.findByRole('link', { name: /Is the market open\?.*1 unread/ }));
    expect(address()).toBe(`/apps/chat?conversation=${id}`);
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    expect(await log.findByText('Is the market open?')).toBeVisible();
    await waitFor(async () => expect((await call(ines, countUnreadMessages)).messages).toBe(0));
    await user.click(log.getByRole('button', { name: 'Message menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Until eight{Enter}');
    expect(await log.findByText('Until eight')).toBeVisible();
    await waitFor(async () => expect(await texts()).toEqual(['Is the market open?', 'Until eight']));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  it('says Yesterday over the messages of today after midnight', async () => {
    const { id, send } = await createConversation();
    await send('Good night');
    const clock = fakeClock();
    await renderApp(`/apps/chat?conversation=${id}`);
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    expect(await log.findByText('Today')).toBeVisible();
    clock.forward(24);
    expect(log.getByText('Yesterday')).toBeVisible();
  });

  it('edits the last message by Up, reacts, and deletes after a question', async () => {
    const { id, texts } = await createConversation();
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(field, 'Hello Adda{Enter}');
    await waitFor(async () => expect(await texts()).toEqual(['Hello Adda']));
    await user.click(await screen.findByRole('button', { name: 'React' }));
    await user.click(await screen.findByRole('menuitem', { name: '🎉' }));
    expect(await screen.findByRole('button', { name: '🎉 by 1', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{ArrowUp}');
    const edited = await screen.findByDisplayValue('Hello Adda');
    await user.clear(edited);
    await user.type(edited, 'Hello Ada{Enter}');
    await waitFor(async () => expect(await texts()).toEqual(['Hello Ada']));
    await user.click(screen.getByRole('button', { name: 'Message menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted')).toBeVisible();
    await waitFor(async () => expect(await texts()).toEqual(['']));
  });

  it('shows a stranger’s message among the requests and answers after accepting', async () => {
    const { send, texts } = await createConversation({ friends: false });
    await send('May I ask something?');
    const { user } = await renderApp('/apps/chat');
    await user.click(await screen.findByRole('button', { name: /Requests/ }));
    await user.click(await screen.findByRole('link', { name: /May I ask something\?/ }));
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Of course{Enter}');
    await waitFor(async () => expect(await texts()).toEqual(['May I ask something?', 'Of course']));
  });

  it('reports a message, after the member has read what moderators will see', async () => {
    const { id, send, query } = await createConversation();
    await send('You will regret this');
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Message menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message by Ada' }));
    expect(dialog.getByText('Moderators see this message and up to two before and after.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /Harassment/ }));
    await user.type(dialog.getByRole('textbox', { name: /Anything to add/ }), 'Again');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(async () =>
      expect(
        await query(`SELECT r.reason, r.note, r.message_text AS text, x.conversation_id AS conversation
          FROM reports r JOIN messages x ON x.id = r.message_id`),
      ).toEqual([{ reason: 'harassment', note: 'Again', text: 'You will regret this', conversation: id }]),
    );
  });

  it('shows a message that a moderator removes, live', async () => {
    const { id, send, call, me, query } = await createConversation();
    const { id: messageId } = await send('You will regret this');
    const mod = createMember('Mod');
    await me(mod);
    await query(`UPDATE members SET role = 'moderator' WHERE uid = '${mod.uid}'`);
    await call(ines, reportMessage, { params: { messageId }, body: { reason: 'harassment' } });
    const streamed = waitForEventStream();
    await renderApp(`/apps/chat?conversation=${id}`);
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    expect(await log.findByText('You will regret this')).toBeVisible();
    await streamed;
    await call(mod, removeMessage, { params: { messageId } });
    expect(await log.findByText('Removed by a moderator')).toBeVisible();
    expect(log.queryByText('You will regret this')).toBeNull();
  });

  it('counts unread messages in the menu of the sidebar, live', async () => {
    const { send } = await createConversation();
    await send('One');
    const streamed = waitForEventStream();
    await renderApp('/support?layout=detached');
    const menu = within(await screen.findByRole('navigation', { name: 'Workspace' }));
    expect(await menu.findByRole('link', { name: 'Chat 1 unread' })).toBeVisible();
    await streamed;
    await send('Two');
    expect(await menu.findByRole('link', { name: 'Chat 2 unread' })).toBeVisible();
  });

  it('blocks the other member of a conversation, which ends writing', async () => {
    const { id } = await createConversation();
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block @ada' }));
    const question = within(await screen.findByRole('dialog', { name: 'Block Ada?' }));
    await user.click(question.getByRole('button', { name: 'Block' }));
    expect(
      await screen.findByText('One of you has blocked the other. No messages can be sent.'),
    ).toBeVisible();
  });

  it('ends writing once a message shows that the other account has ended, and keeps the message', async () => {
    const { id, send, query } = await createConversation();
    await send('Is the market open?');
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await query("UPDATE members SET suspended_at = now() WHERE handle = 'ada'");
    await user.type(field, 'Until eight{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument());
    const log = within(screen.getByRole('log', { name: /^Messages with/ }));
    expect(log.getByText('Until eight')).toBeVisible();
    expect(log.getByText('Not sent. This account is not available.')).toBeVisible();
  });

  it('renames a group, adds a person and removes another one', async () => {
    const service = await createTestService();
    const kofi = createMember('Kofi');
    await service.me(ines);
    for (const member of [ada, kofi]) await service.me(member);
    const { id } = await service.call(ines, createGroup, { body: { name: 'Market', members: ['ada'] } });
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Members and name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Group' }));
    const name = dialog.getByRole('textbox', { name: 'Group name' });
    await user.clear(name);
    await user.type(name, 'Fish market{Enter}');
    expect(await screen.findByRole('heading', { name: 'Fish market' })).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: 'Add people' }), 'kof');
    await user.click(await screen.findByRole('option', { name: /Kofi/ }));
    await user.click(dialog.getByRole('button', { name: 'Add to group' }));
    const members = within(dialog.getByRole('list', { name: 'Members' }));
    expect(await members.findByText('@kofi')).toBeVisible();
    expect(members.getByText('Owner')).toBeVisible();
    await user.click(members.getByRole('button', { name: 'Remove Ada' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Ada?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(members.queryByText('@ada')).toBeNull());
    const { members: stored } = await service.call(ines, getConversation, { params: { conversationId: id } });
    expect(stored.map(({ handle }) => handle)).toEqual(['ines_marchetti', 'kofi']);
  });

  it('keeps chosen people while it looks for the next, and says how the search goes', async () => {
    const service = await createTestService();
    for (const member of [ada, createMember('Kofi')]) await service.me(member);
    const { user } = await renderApp('/apps/chat');
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    const people = dialog.getByRole('combobox', { name: 'People' });
    await user.type(people, 'ad');
    await screen.findByRole('option', { name: /Ada/ });
    await user.keyboard('{Enter}{Enter}');
    const picked = within(dialog.getByRole('list', { name: 'People, picked' }));
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    injectFault('GET /completions', async (pass) => {
      await answered;
      return pass();
    });
    await user.type(people, 'kof');
    expect(dialog.getByRole('status')).toHaveTextContent('Searching…');
    await user.keyboard('{Enter}');
    expect(picked.getByText('Ada')).toBeVisible();
    answer();
    expect(await screen.findByRole('option', { name: /Kofi/ })).toBeVisible();
    injectFault('GET /completions', respondWithProblem(503, 'unavailable'));
    await user.type(people, 'i');
    expect(await dialog.findByText('The search failed')).toBeVisible();
  });

  it('makes one group when the first answer is lost and a person tries again', async () => {
    const service = await createTestService();
    await service.me(ada);
    const { user } = await renderApp('/apps/chat');
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Walks');
    const people = dialog.getByRole('combobox', { name: 'People' });
    await user.type(people, 'ad');
    await user.click(await screen.findByRole('option', { name: /Ada/ }));
    const recover = injectFault('POST /conversations', async (pass) => {
      await pass();
      throw new TypeError('The line is cut');
    });
    await user.click(dialog.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(people).toHaveAccessibleDescription(/The service cannot be reached/));
    recover();
    await user.click(dialog.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await service.call(ines, listConversations, {})).items).toHaveLength(1);
  });

  it('opens no conversation while a name is typed that was not chosen, and says so', async () => {
    const service = await createTestService();
    await service.me(ada);
    const { user } = await renderApp('/apps/chat');
    const [newMessage = document.body] = await screen.findAllByRole('button', { name: 'New message' });
    await user.click(newMessage);
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    const to = dialog.getByRole('combobox', { name: 'To' });
    await user.type(to, 'ad{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Open conversation' }));
    expect(to).toHaveFocus();
    expect(to).toHaveValue('ad');
    expect(to).toHaveAccessibleDescription(/^“ad” is not chosen yet\./);
    await user.type(to, 'a');
    expect(to).not.toHaveAccessibleDescription(/not chosen/);
    await user.click(await screen.findByRole('option', { name: /Ada/ }));
    await user.click(dialog.getByRole('button', { name: 'Open conversation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds a person whose whole long name is pasted', async () => {
    const service = await createTestService();
    const name = 'Bartholomea von und zu Lampenfeld am Arkadenhof die Jüngere';
    await service.me({ ...ada, name });
    const { user } = await renderApp('/apps/chat');
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    await user.click(await screen.findByRole('combobox', { name: 'People' }));
    await user.paste(name);
    expect(await screen.findByRole('option', { name: new RegExp(name) })).toBeVisible();
  });

  it('adds the people whose handles are pasted together, and names those it does not find', async () => {
    const service = await createTestService();
    for (const member of [ada, createMember('Kofi'), createMember('Bo Chen')]) await service.me(member);
    const { user } = await renderApp('/apps/chat');
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    const people = dialog.getByRole('combobox', { name: 'People' });
    await user.click(people);
    await user.paste('@Ada @nobody, kofi;\n@bo_chen x y');
    const picked = within(await dialog.findByRole('list', { name: 'People, picked' }));
    expect(picked.getByText('Ada')).toBeVisible();
    expect(picked.getByText('Kofi')).toBeVisible();
    expect(people).toHaveValue('@nobody, @bo_chen x y');
    expect(people).toHaveAccessibleDescription(/^Not found: @nobody and @bo_chen x y\./);
    await user.clear(people);
    await user.paste('@bo_chen @ada');
    expect(await picked.findByText('Bo Chen')).toBeVisible();
    expect(picked.getAllByRole('listitem')).toHaveLength(3);
    expect(people).toHaveValue('');
    expect(dialog.queryByText(/^Not found/)).toBeNull();
  });

  it('keeps the handles for which there is no room', async () => {
    const service = await createTestService();
    for (const member of [ada, createMember('Kofi')]) await service.me(member);
    const { user } = await renderApp('/apps/chat');
    const [newMessage = document.body] = await screen.findAllByRole('button', { name: 'New message' });
    await user.click(newMessage);
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    const to = dialog.getByRole('combobox', { name: 'To' });
    await user.click(to);
    await user.paste('ada, kofi');
    expect(await dialog.findByText('No room for @kofi.')).toBeVisible();
    expect(to).toHaveValue('@kofi');
  });

  it('completes mentions of members, links them, and marks those of the reader', async () => {
    const { id, send, texts } = await createConversation();
    await send('Ask @ines_marchetti or @kofi');
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    expect(await log.findByRole('link', { name: '@ines_marchetti' })).toHaveClass('is-me');
    expect(log.getByRole('link', { name: '@kofi' })).toHaveAttribute('href', '/webapp/u/kofi');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Thanks @ad');
    await user.click(await screen.findByRole('option', { name: /Ada/ }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'again{Enter}');
    await waitFor(async () => expect((await texts()).at(-1)).toBe('Thanks @ada again'));
  });

  it('puts an emoji at the caret, not by the Enter that ends a composition, and writes on', async () => {
    const { id } = await createConversation();
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    const text = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(text, 'Bring , please');
    await user.keyboard('{ArrowLeft>8/}');
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    const search = await screen.findByRole('searchbox', { name: 'Find an emoji' });
    await user.type(search, 'brea');
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    expect(search).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await user.keyboard('!');
    expect(text).toHaveValue('Bring 🍞!, please');
  });

  it('takes no file but pictures, dropped anywhere, and says so', async () => {
    const { id } = await createConversation();
    await renderApp(`/apps/chat?conversation=${id}`);
    await screen.findByRole('textbox', { name: 'Message' });
    const file = new File(['x'], 'plan.pdf', { type: 'application/pdf' });
    const isFree = fireEvent.drop(screen.getByRole('log', { name: /^Messages with/ }), {
      dataTransfer: { files: [file] },
    });
    // The browser would open the file instead of the page.
    expect(isFree).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'plan.pdf was not added. Messages hold pictures only.',
    );
  });

  it('tells outside the page how many messages are new; of a muted conversation a mention only', async () => {
    const { id, send, call } = await createConversation();
    const shown: string[] = [];
    vi.stubGlobal(
      'Notification',
      class extends EventTarget {
        static permission = 'granted';
        constructor(title: string) {
          super();
          shown.push(title);
        }
      },
    );
    setBrowserNotificationsEnabled(true);
    const streamed = waitForEventStream();
    await renderApp('/support?layout=detached');
    await streamed;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await send('Is the market open?');
    await waitFor(() => expect(shown).toEqual(['One new message']));
    await call(ines, updateMembership, { params: { conversationId: id }, body: { muted: true } });
    await send('Hello?');
    await send('Hello @ines_marchetti');
    await waitFor(() => expect(shown.at(-1)).toBe('You were mentioned'));
    expect(shown).toHaveLength(2);
  });

  it('finds messages by a word and keeps the sample conversations a press away', async () => {
    const { send } = await createConversation();
    await send('The café opens late');
    const { user, address } = await renderApp('/apps/chat');
    await user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), 'cafe');
    expect(await screen.findByRole('link', { name: /The café opens late/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sample conversations' }));
    expect(address()).toBe('/apps/chat?sample=true');
    expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  });

  it('shows the sample conversations to visitors', async () => {
    await renderApp('/apps/chat', { auth: fakeAuth(null) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  });
});
