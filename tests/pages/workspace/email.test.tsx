import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { matchesQuery } from '@/components/workspace/email/filter-mails';
import { emails } from '@/data/email/collection';
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
    expect(all.some((mail) => matchesQuery(mail, 'subject:"stalls of" label:market is:unread'))).toBe(false);
    expect(all.some((mail) => matchesQuery(mail, 'subject:lamps label:market has:attachment'))).toBe(true);
  });
});
