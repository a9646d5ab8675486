import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDirectConversation } from '@contract/message/conversation';
import { sendMessage } from '@contract/message/message';
import { injectFaults } from '@/components/shell/devtools/fault-injection';
import { clearFaults, setFault } from '@/components/shell/devtools/faults';
import { listInvoices } from '@/data/invoice/collection';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { createMember, createTestService } from '../../support/pages/test-service';

beforeEach(() => {
  sessionStorage.clear();
  setOverlays({ palette: false });
});
afterEach(clearFaults);

async function openPalette(auth = fakeAuth(null)) {
  const app = await renderApp('/about', { auth });
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, field: await screen.findByRole('combobox', { name: 'Find anything' }) };
}

const optionIn = async (group: string, name: RegExp) =>
  within(await screen.findByRole('group', { name: group })).findByRole('option', { name });

describe('workspace results of the palette', () => {
  it.each([
    [
      'winter market lamp',
      'Tasks',
      /^Lamp layout for the winter market/,
      /^\/tasks\/view-details\?task=[\da-f-]{36}$/,
    ],
    [
      'bench deliv',
      'Events',
      /^Bench delivery/,
      /^\/apps\/calendar\?date=[\d-]+&event=[\da-f-]{36}&day=[\d-]+$/,
    ],
    [
      'season prices',
      'Files',
      /^Season prices\.xlsx/,
      /^\/apps\/file-manager\?folder=[\da-f-]{36}&file=[\da-f-]{36}$/,
    ],
    ['kofi', 'Contacts', /^Kofi Mensah/, /^\/users\/profile\?user=12$/],
    ['long ladder', 'Emails', /^The long ladder/, /^\/apps\/email\?folder=all&message=m\d+$/],
  ])('"%s" finds one of the %s and opens it', async (typed, group, name, url) => {
    const { user, field, address } = await openPalette();
    await user.type(field, typed);
    const option = await optionIn(group, name);
    expect(option.querySelector('svg')).toBeInTheDocument();
    await user.click(option);
    await waitFor(() => expect(address()).toMatch(url));
  });

  it('finds the newest invoices and links to all of them in the table', async () => {
    const { user, field, address } = await openPalette();
    await user.type(field, 'paid invoice');
    const group = within(await screen.findByRole('group', { name: 'Invoices' }));
    const options = group.getAllByRole('option');
    expect(options).toHaveLength(5);
    expect(options[0]).toHaveTextContent(/^Invoice #\d+, .+\$/);
    const dates = new Map((await listInvoices()).map(({ number, date }) => [String(number), date]));
    const found = options.flatMap(
      ({ textContent }) => dates.get(/#(\d+)/.exec(textContent)?.[1] ?? '') ?? [],
    );
    expect(found).toHaveLength(4);
    expect(found).toEqual(found.toSorted().toReversed());
    expect(new Set(found).size).toBeGreaterThan(1);
    await user.click(group.getByRole('option', { name: 'See all in Invoices' }));
    await waitFor(() => expect(address()).toBe('/invoices?q=paid'));
  });

  it('shows an icon of its own for each kind', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 're');
    await screen.findByRole('group', { name: 'Sample messages' });
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    const titles = [
      'Tasks',
      'Events',
      'Invoices',
      'Files',
      'Contacts',
      'Projects',
      'Emails',
      'Sample messages',
    ];
    const icons = titles.map(
      (name) =>
        within(screen.getByRole('group', { name })).getAllByRole('option')[0]?.querySelector('svg')
          ?.innerHTML,
    );
    expect(new Set(icons).size).toBe(titles.length);
  });

  it('opens the chat at a message that it finds', async () => {
    const { user, field, address } = await openPalette();
    await user.type(field, 'kerbs high');
    const option = await optionIn('Sample messages', /^How many kerbs are too high\?/);
    expect(option.querySelector('svg')).toBeInTheDocument();
    await user.click(option);
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    const message = await log.findByText('How many kerbs are too high?');
    expect(message.closest('.chat-message')).toHaveClass('is-found');
    expect(address()).toMatch(/^\/apps\/chat\?sample=true&chat=\d+&message=\d+-\d+$/);
  });

  it('lists an opened item first among the recent ones, with its kind', async () => {
    const { user, field, address } = await openPalette();
    await user.type(field, 'sand bench');
    await user.click(await optionIn('Tasks', /^Sand bench 12/));
    await waitFor(() => expect(address()).toMatch(/^\/tasks\/view-details/));
    await user.keyboard('{Control>}k{/Control}');
    expect(await optionIn('Recent', /^Sand bench 12\s*Task$/)).toBeInTheDocument();
    expect(sessionStorage.getItem('plaza.recent-searches.palette')).not.toContain('Sand');
  });

  it('says what is missing after a failure and retries', async () => {
    onTestFinished(injectFaults());
    setFault('sample:files', { answer: '500' });
    const { user, field } = await openPalette();
    await user.type(field, 'season prices');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Some results could not be loaded.');
    clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await optionIn('Files', /^Season prices/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that nothing was found', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'xqzjv');
    expect(await screen.findByText('No results')).toBeVisible();
  });
});

it('finds a message for its reader and opens its place in the conversation', async () => {
  const { call, me } = await createTestService();
  const ada = createMember('Ada');
  const { handle } = await me(ines);
  await me(ada);
  const { id: conversationId } = await call(ada, openDirectConversation, { params: { handle } });
  await call(ada, sendMessage, {
    params: { conversationId },
    body: { id: randomUUID(), text: 'The marmalade is on the sill' },
  });
  const { user, field, address } = await openPalette(fakeAuth());
  await user.type(field, 'marmalade');
  await user.click(await optionIn('Messages', /^The marmalade is on the sill\s*Ada/));
  expect(await within(screen.getByRole('main')).findByText('The marmalade is on the sill')).toBeVisible();
  expect(address()).toBe(`/apps/chat?conversation=${conversationId}&at=1`);
});
