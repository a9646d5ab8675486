import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { palettePages } from '@/components/shell/palette/palette-pages';
import { matchingItems } from '@/components/shell/palette/use-palette-groups';
import { listMenuPages } from '@/data/navigation-search';
import { menu } from '@/data/navigation';
import { fuzzyScore } from '@/components/shell/palette/fuzzy-score';
import { getSettings } from '@/lib/settings/settings';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/app/router';
import { promisedAddresses, missingAddresses } from '../../support/browser/promised-addresses';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const router = createAppRouter({ queryClient: createQueryClient(), auth: fakeAuth() });
const pages = palettePages(router);
const urls = new Set<string | undefined>(pages.map((item) => ('link' in item ? item.link.to : undefined)));

/** Pages with required parameters, and the page that asks for them. */
const linkedFrom: Record<string, string> = { '/auth/confirm-mail/$email': '/auth/confirm-mail' };
/** Aliases of a page in the menu. */
const aliases: Record<string, string> = { '/dashboard': '/' };

describe('every route', () => {
  const built = promisedAddresses.filter((address) => !missingAddresses.includes(address));

  test('is in the menu', () => {
    const inMenu = new Set<string>(listMenuPages(menu).map(({ url }) => url));
    const missing = built.filter(
      (address) => !inMenu.has(linkedFrom[address] ?? aliases[address] ?? address),
    );
    expect(missing).toEqual([]);
  });

  test('is in the palette once under a unique name', () => {
    expect(built.filter((address) => !urls.has(linkedFrom[address] ?? address))).toEqual([]);
    expect(urls.size).toBe(pages.length);
    const names = pages.map(({ label, detail: beside = '' }) => `${label} ${beside}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('is among the results for its name', () => {
    const lost = pages.filter((item) => !matchingItems(pages, item.label, 8).includes(item));
    expect(lost.map(({ label }) => label)).toEqual([]);
  });
});

describe('palette search', () => {
  test.each([
    ['kanb', '/tasks/kanban'],
    ['radial', '/charts/radialBar'],
    ['404 alt', '/pages/error-404-alt'],
    ['alt error', '/pages/error-404-alt'],
    ['flmgr', '/apps/file-manager'],
    ['/ui/tool', '/ui/tooltips'],
  ])('%s finds %s', (typed, url) => {
    expect(matchingItems(pages, typed, 1)[0]?.key).toBe(`page ${url}`);
  });

  test('ignores accents and case, and rejects scattered matches', () => {
    expect(fuzzyScore('REUNION', 'Réunion')).toBeGreaterThan(0);
    expect(fuzzyScore('zeppelin', 'Placeholders')).toBe(-1);
    expect(fuzzyScore('bt', 'Buttons')).toBeLessThan(fuzzyScore('but', 'Buttons'));
  });
});

describe('the palette', () => {
  test('opens with Ctrl+K, navigates by arrow keys and remembers the page', async () => {
    const { user, address } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Find anything' });
    expect(field).toHaveFocus();
    await user.type(field, 'progr');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Progress');
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    // Items of the workspace arrive between the first result and the one below.
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).not.toBe(chosen);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/ui/progress'));
    expect(screen.queryByRole('combobox', { name: 'Find anything' })).not.toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: 'Progress' });
    await user.keyboard('{Control>}k{/Control}');
    const list = await screen.findByRole('listbox', { name: 'Results' });
    expect(within(list).getByRole('group', { name: 'Recent' })).toHaveTextContent('Progress');
  });

  test('runs an action and restores the focus on close', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    const opener = screen.getByRole('button', { name: 'Search or jump to' });
    await user.click(opener);
    await user.type(await screen.findByRole('combobox'), 'dark th');
    await user.click(screen.getByRole('option', { name: /Dark theme/ }));
    await waitFor(() => expect(getSettings().theme).toBe('dark'));
    await user.click(opener);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(opener).toHaveFocus();
  });

  test('finds people and posts for members', async () => {
    const { write, me } = await createTestService();
    await me(createMember('Ferry Lindqvist'));
    const { id } = await write(createMember('Amara Diallo'), 'The ferry is back');
    const { user, address } = await renderApp('/about');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'ferry');
    expect(await screen.findByRole('option', { name: /Ferry Lindqvist/ })).toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /The ferry is back/ }));
    await waitFor(() => expect(address()).toBe(`/post/${id}`));
    expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toBeInTheDocument();
    expect(sessionStorage.getItem('plaza.recent-searches.palette')).toBeNull();
  });

  test('chooses a person before pages, also when Enter comes before the response', async () => {
    const { me } = await createTestService();
    const { handle } = await me(createMember('Adalbert Brandt'));
    const { user, address } = await renderApp('/about');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'adalb{Enter}');
    await waitFor(() => expect(address()).toBe(`/u/${handle}`));
  });

  test('keeps a page that is named before people who are found later', async () => {
    const { me } = await createTestService();
    await me(createMember('Calendula Brandt'));
    const { user, address } = await renderApp('/about');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'calen');
    expect(await screen.findByRole('option', { name: /Calendula Brandt/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/apps/calendar'));
  });

  test.each([
    ['member', 0],
    ['moderator', 1],
  ])('finds settings by their words, as a %s', async (role, moderationLinks) => {
    const { me, query } = await createTestService();
    await me(ines);
    await query(`UPDATE members SET role = '${role}'`);
    const { user } = await renderApp('/notifications');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await user.type(field, 'locale');
    expect(await screen.findByRole('group', { name: 'Settings' })).toHaveTextContent('Date language');
    await user.clear(field);
    await user.type(field, 'moderation');
    await waitFor(() => expect(screen.getByRole('option', { name: /Search Plaza/ })).toBeVisible());
    expect(screen.queryAllByRole('option', { name: /^Moderation/ })).toHaveLength(moderationLinks);
  });

  test('lists a page found by another word among the pages', async () => {
    const { user } = await renderApp('/about');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'dm');
    const pages = await screen.findByRole('group', { name: 'Pages' });
    expect(within(pages).getByRole('option', { name: /^Direct messages/ })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Settings' })).not.toBeInTheDocument();
  });

  test('lists posts before examples of the gallery', async () => {
    const { write } = await createTestService();
    await write(createMember('Amara Diallo'), 'Buttons from the market, all of them brass');
    const { user } = await renderApp('/about');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'buttons');
    const posts = await screen.findByRole('group', { name: 'Posts' });
    const examples = screen.getByRole('group', { name: 'Examples' });
    expect(within(examples).getByRole('option', { name: /^Buttons/ })).toBeInTheDocument();
    expect(posts.compareDocumentPosition(examples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('offers visitors no page that needs a sign-in', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Find anything' });
    for (const [typed, shown, hidden] of [
      ['no', /^Notifications\s*Base UI/, /^Notifications\s*G N/],
      ['s', /^Sign in/, /^Scheduled posts|^Search Plaza/],
      ['w', /^Wallet/, /^Write a post/],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect(await screen.findByRole('option', { name: shown })).toBeInTheDocument();
      expect(screen.queryByRole('option', { name: hidden })).not.toBeInTheDocument();
    }
  });

  test('sends no search when signed out', async () => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      requests.push(String(input));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.type(field, 'ferry');
    // Far beyond the pause that starts a member's search.
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(requests).toEqual([]);
  });
});
