import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { matchesQuery, parseMailQuery } from '@/components/workspace/email/list/email-query';
import { emails } from '@/data/email/collection';
import type { Email } from '@/data/email/schema';
import { resetSampleData } from '@/data/store/collection';
import { renderApp } from '../../support/pages/render-app';

const folders = () => within(screen.getByRole('navigation', { name: 'Mailbox' }));

describe('email', () => {
  it('opens a message by key, archives it and undoes', async () => {
    const { user, address } = await renderApp('/apps/email');
    const list = await screen.findByRole('region', { name: 'Inbox' });
    expect(folders().getByRole('link', { name: /^Inbox/u })).toHaveAttribute('aria-current', 'page');
    await user.keyboard('j');
    const reader = await screen.findByRole('region', { name: 'Message' });
    const heading = await within(reader).findByRole('heading', { name: 'Lamps for the winter market' });
    expect(heading).toBeVisible();
    expect(address()).toBe('/apps/email?message=m1');
    await user.keyboard('e');
    await waitFor(() => expect(within(list).queryByText('Lamps for the winter market')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(list).findByText('Lamps for the winter market')).toBeVisible();
  });

  it('searches by operators and selects several messages', async () => {
    const { user } = await renderApp('/apps/email?q=from:karim has:attachment');
    const list = await screen.findByRole('region', { name: 'Inbox' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(list).getByRole('checkbox', { name: 'Select all' }));
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(within(bar).getByRole('status')).toHaveTextContent('1 selected');
    await user.click(within(bar).getByRole('button', { name: 'Report spam' }));
    expect(await within(list).findByText('No messages match this search.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('archives what is selected by key, not what is open, and undoes', async () => {
    const { user } = await renderApp('/apps/email?message=m1');
    const list = within(await screen.findByRole('region', { name: 'Inbox' }));
    const count = list.getAllByRole('listitem').length;
    const [, , second, third] = list.getAllByRole('checkbox');
    if (!second || !third) throw new Error('The sample has too few emails');
    await user.click(second);
    await user.click(third);
    await user.keyboard('e');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count - 2));
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    expect((await emails.get('m1'))?.folder).toBe('inbox');
    // A late toast of the test before offers Undo, too.
    const toast = (await screen.findByText(/messages archived/)).closest<HTMLElement>('[role="group"]');
    if (!toast) throw new Error('The words are in no toast');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count));
  });

  it('sends to an address, refuses an invalid one, and undoes sending', async () => {
    const { user } = await renderApp('/apps/email?compose=ines.marchetti@square.example');
    const dialog = await screen.findByRole('dialog', { name: 'New message' });
    expect(within(dialog).getByRole('button', { name: 'Remove Ines Marchetti' })).toBeVisible();
    const to = within(dialog).getByRole('combobox', { name: 'To' });
    await user.type(to, 'mei.tan{Enter}');
    expect(within(dialog).getByRole('button', { name: 'Remove Mei Tanaka' })).toBeVisible();
    await user.keyboard('{Backspace}');
    await user.type(to, 'nobody{Enter}');
    await user.type(within(dialog).getByLabelText('Subject'), 'Keys for Saturday');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('nobody is not an email address.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove nobody' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Undo send' }));
    const again = await screen.findByRole('dialog', { name: 'New message' });
    expect(within(again).getByLabelText('Subject')).toHaveValue('Keys for Saturday');
    const kept = (await emails.all()).find((mail) => mail.subject === 'Keys for Saturday');
    expect(kept?.folder).toBe('draft');
  });

  it.each(['new', 'ines.marchetti@square.example'])(
    'opens the draft of an email to %s again after a reload',
    async (compose) => {
      const { user, address } = await renderApp(`/apps/email?compose=${compose}`);
      const subject = within(await screen.findByRole('dialog', { name: 'New message' })).getByLabelText(
        'Subject',
      );
      await user.type(subject, `Lamps for ${compose}`);
      await waitFor(() => expect(decodeURIComponent(address())).not.toContain(compose));
      await user.type(subject, ', please');
      expect(subject).toHaveValue(`Lamps for ${compose}, please`);
      const saved = async () =>
        (await emails.all()).filter((mail) => mail.subject.startsWith(`Lamps for ${compose}`));
      await waitFor(async () =>
        expect(await saved()).toMatchObject([{ subject: `Lamps for ${compose}, please` }]),
      );
      const reloaded = address();
      cleanup();
      await renderApp(reloaded);
      const again = within(await screen.findByRole('dialog', { name: 'New message' }));
      expect(again.getByLabelText('Subject')).toHaveValue(`Lamps for ${compose}, please`);
      expect(await saved()).toHaveLength(1);
    },
  );

  it('takes pasted addresses, by lines and with names', async () => {
    const { user } = await renderApp('/apps/email?compose=ines.marchetti@square.example');
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await user.click(dialog.getByRole('combobox', { name: 'To' }));
    await user.paste('ann@x.example\n\u200Bbob@x.example\n');
    await user.paste('"Lamp, Lena" <lena@x.example>, Otto <otto@x.example>');
    for (const name of ['ann@x.example', 'bob@x.example', 'Lamp, Lena', 'Otto'])
      expect(await dialog.findByRole('button', { name: `Remove ${name}` })).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'To' })).toHaveValue('');
  });

  it('shows a conversation as one row and answers everybody by key', async () => {
    const { user } = await renderApp('/apps/email');
    const list = await screen.findByRole('region', { name: 'Inbox' });
    await user.click(within(list).getByRole('link', { name: /Re: Bread for the opening/u }));
    const reader = await screen.findByRole('region', { name: 'Message' });
    const messages = within(reader).getAllByRole('group');
    expect(messages.map((one) => one.hasAttribute('open'))).toEqual([false, false, true]);
    expect(within(list).getAllByRole('link', { name: /Bread for the opening/u })).toHaveLength(1);
    await user.keyboard('s');
    expect(
      await within(list).findByRole('button', { name: 'Star Re: Bread for the opening', pressed: true }),
    ).toBeVisible();
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'New message' });
    const chips = within(dialog).getAllByRole('button', { name: /^Remove / });
    expect(chips).toHaveLength(3);
    expect(within(dialog).queryByRole('button', { name: 'Remove Plaza Office' })).toBeNull();
    expect(within(dialog).getByLabelText('Subject')).toHaveValue('Re: Bread for the opening');
  });

  it('previews an attachment of the sample and offers its download', async () => {
    const { user } = await renderApp('/apps/email?q=lamps has:attachment&message=m1');
    const files = within(await screen.findByRole('list', { name: 'Attachments' }));
    await user.click(files.getByRole('button', { name: /^Lamp layout\.pdf/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lamp layout.pdf' }));
    expect(dialog.getByText(/^1\.\d kB$/i)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('answers the sender and forwards to nobody yet, by key', async () => {
    const { user } = await renderApp('/apps/email?q=lamps has:attachment&message=m1');
    await screen.findByRole('heading', { name: 'Lamps for the winter market' });
    const compose = async (key: string) => {
      await user.keyboard(key);
      const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
      const subject = dialog.getByLabelText<HTMLInputElement>('Subject').value;
      const chips = dialog.queryAllByRole('button', { name: /^Remove / }).length;
      await user.click(dialog.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return { subject, chips };
    };
    expect(await compose('r')).toEqual({ subject: 'Re: Lamps for the winter market', chips: 1 });
    const files = (await emails.get('m1'))?.attachments.length ?? 0;
    expect(files).toBeGreaterThan(0);
    expect(await compose('f')).toEqual({ subject: 'Fw: Lamps for the winter market', chips: files });
  });

  it('leaves out what before: and a minus exclude', async () => {
    const { user } = await renderApp('/apps/email');
    const list = within(await screen.findByRole('region', { name: 'Inbox' }));
    const lamps = () => list.queryByRole('link', { name: /Lamps for the winter market/u });
    expect(lamps()).toBeVisible();
    const field = list.getByRole('searchbox', { name: 'Search mail' });
    await user.type(field, '-subject:lamps');
    await waitFor(() => expect(lamps()).not.toBeInTheDocument());
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(3);
    await user.clear(field);
    await user.type(field, 'subject:lamps');
    await waitFor(() => expect(lamps()).toBeVisible());
    await user.type(field, ' before:2020-01-01');
    expect(await list.findByText('No messages match this search.')).toBeVisible();
  });

  it('snoozes a selected conversation until tomorrow, lists it and undoes', async () => {
    const { user } = await renderApp('/apps/email?q=from:karim');
    const list = await screen.findByRole('region', { name: 'Inbox' });
    const count = within(list).getAllByRole('listitem').length;
    await user.keyboard('jx');
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(within(bar).getByRole('status')).toHaveTextContent('1 selected');
    await user.keyboard('b');
    const dialog = await screen.findByRole('dialog', { name: 'Snooze until' });
    await user.click(within(dialog).getByRole('button', { name: /^Tomorrow/u }));
    await waitFor(() => expect(within(list).queryAllByRole('listitem')).toHaveLength(count - 1));
    await waitFor(() => expect(folders().getByRole('link', { name: 'Snoozed 1' })).toBeVisible());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(list).queryAllByRole('listitem')).toHaveLength(count));
    expect(folders().getByRole('link', { name: 'Snoozed' })).toBeVisible();
  });

  it('suggests operators and names a term that cannot be read', async () => {
    const { user, address } = await renderApp('/apps/email?q=before:soon');
    const list = await screen.findByRole('region', { name: 'Inbox' });
    expect(within(list).getByText('before: needs a date, such as 2026-11-23.')).toBeVisible();
    const field = within(list).getByRole('searchbox', { name: 'Search mail' });
    await user.clear(field);
    await user.type(field, '-is');
    await user.click(within(list).getByRole('button', { name: 'is:unread' }));
    expect(field).toHaveValue('-is:unread ');
    expect(address()).toContain('-is');
    expect(within(list).queryByText(/needs a date/u)).toBeNull();
  });

  it('offers to undo sending after the page was left', async () => {
    const { user, router } = await renderApp('/apps/email');
    const [first] = await emails.all();
    if (!first) throw new Error('The sample has no emails');
    const date = new Date(Date.now() + 9000).toISOString();
    await emails.applyChanges([
      { put: { ...first, id: 'out', subject: 'Lanterns', folder: 'outbox', date } },
    ]);
    expect(await screen.findByRole('group', { name: 'Sending' })).toBeVisible();
    await act(() => router.navigate({ to: '/apps/calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Undo send' }));
    await waitFor(async () => expect((await emails.get('out'))?.folder).toBe('draft'));
  });

  describe('a draft that another tab sends', () => {
    afterEach(resetSampleData);

    const openDraft = async () => {
      const draft = (await emails.all()).find(({ folder }) => folder === 'draft');
      if (!draft) throw new Error('The sample has no draft');
      const { user } = await renderApp(`/apps/email?compose=${draft.id}`);
      const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
      const sent: Email = { ...draft, folder: 'sent' };
      await emails.applyChanges([{ put: sent }]);
      expect(await dialog.findByRole('alert')).toHaveTextContent('was sent, scheduled or deleted');
      return { user, dialog, sent };
    };

    it('stays sent, and what is typed is another draft', async () => {
      const { user, dialog, sent } = await openDraft();
      const subject = dialog.getByLabelText('Subject');
      await user.clear(subject);
      await user.type(subject, 'Lamps, once more');
      const findCopies = async () =>
        (await emails.all()).filter((mail) => mail.subject === 'Lamps, once more');
      await waitFor(async () =>
        expect(await findCopies()).toMatchObject([{ folder: 'draft', text: sent.text }]),
      );
      await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
      await user.type(subject, '!');
      await user.click(dialog.getByRole('button', { name: 'Discard' }));
      await waitFor(async () => expect(await findCopies()).toEqual([]));
      expect(await emails.get(sent.id)).toEqual(sent);
    });

    it('stays sent when the other dialog is discarded', async () => {
      const { user, dialog, sent } = await openDraft();
      await user.click(dialog.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await emails.get(sent.id)).toEqual(sent);
    });
  });

  it('falls back field by field', async () => {
    await renderApp('/apps/email?folder=attic&message=none');
    expect(await screen.findByRole('region', { name: 'Inbox' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No message open' })).toBeInTheDocument();
  });
});

describe('the sample mailbox', () => {
  it('contains about 120 messages, and only scheduled ones have a future date', async () => {
    const all = await emails.all();
    expect(all.length).toBeGreaterThan(110);
    const now = new Date().toISOString();
    expect(all.filter((mail) => mail.date > now).every((mail) => mail.folder === 'scheduled')).toBe(true);
    expect(
      all.some((mail) => matchesQuery(mail, parseMailQuery('subject:"stalls of" label:market is:unread'))),
    ).toBe(false);
    expect(
      all.some((mail) => matchesQuery(mail, parseMailQuery('subject:lamps label:market has:attachment'))),
    ).toBe(true);
  });
});
