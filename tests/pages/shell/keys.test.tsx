import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForShortcuts, registerShortcuts } from '@/lib/keys/shortcut-listener';
import { shortcuts, shortcutHint } from '@/lib/keys/shortcuts';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { resetSettings, updateSettings } from '@/lib/settings/settings';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  resetSettings();
  setOverlays({ palette: false, keys: false });
});

describe('shortcut registry', () => {
  test('lists every action and key once', () => {
    const ids = shortcuts.map(({ id }) => id);
    const keys = shortcuts.flatMap((action) => action.keys as readonly string[]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(shortcutHint('palette')).toBe('Ctrl K');
  });

  test('uses no arrow or paging key', () => {
    expect(JSON.stringify(shortcuts)).not.toMatch(/Arrow|Page|Home"|End"|Space/);
  });
});

describe('shortcut listener', () => {
  test('runs the latest registered handler until it unregisters', () => {
    const stop = listenForShortcuts();
    const page = vi.fn<() => boolean>(() => true);
    const part = vi.fn<() => boolean>(() => false);
    const stopPage = registerShortcuts({ like: page });
    const stopPart = registerShortcuts({ like: part });
    expect(press('l')).toBe(true);
    expect([part.mock.calls.length, page.mock.calls.length]).toEqual([1, 1]);
    expect(press('q')).toBe(false);
    stopPage();
    expect(press('l')).toBe(false);
    stopPart();
    stop();
    expect(press('l')).toBe(false);
    expect(part).toHaveBeenCalledTimes(2);
  });

  test('ignores keys in fields, with modifiers, and when turned off', () => {
    const stop = listenForShortcuts();
    const like = vi.fn<() => void>();
    const palette = vi.fn<() => void>();
    const stopOffer = registerShortcuts({ like, palette });
    document.body.innerHTML =
      '<input><textarea></textarea><select></select><p contenteditable="true">x</p><div role="menu"><button>y</button></div>';
    for (const field of document.body.children) press('l', field.querySelector('button') ?? field);
    press('l', document.body, { ctrlKey: true });
    press('l', document.body, { altKey: true });
    press('L', document.body, { shiftKey: true });
    updateSettings({ singleKeys: false });
    press('l');
    expect(like).not.toHaveBeenCalled();
    expect(press('k', document.body, { ctrlKey: true })).toBe(true);
    expect(press('k', document.body, { metaKey: true })).toBe(true);
    updateSettings({ singleKeys: true });
    press('L');
    expect(like).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
    stopOffer();
    stop();
  });

  test('waits for the second key of a chord until the timeout', () => {
    const stop = listenForShortcuts();
    const goFeed = vi.fn<() => void>();
    const next = vi.fn<() => void>();
    const stopOffer = registerShortcuts({ goFeed, next });
    expect(press('g')).toBe(false);
    expect(press('h')).toBe(true);
    press('h');
    expect(goFeed).toHaveBeenCalledTimes(1);
    press('g');
    press('j');
    expect(next).not.toHaveBeenCalled();
    press('j');
    expect(next).toHaveBeenCalledTimes(1);
    stopOffer();
    stop();
  });
});

describe('page shortcuts', () => {
  test('"?" lists every shortcut, and its switch turns single keys off', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const { label } of shortcuts) expect(within(help).getAllByText(label)).not.toHaveLength(0);
    await user.click(within(help).getByRole('switch', { name: /Single-key shortcuts/ }));
    await user.click(within(help).getByRole('button', { name: 'Close' }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('"/" focuses the search field, or opens the palette where it is hidden', async () => {
    const { user } = await renderApp('/about');
    const field = await screen.findByRole('searchbox', { name: 'Search Plaza' });
    // jsdom has no layout, and the shortcut skips fields without an offset parent.
    Object.defineProperty(field, 'offsetParent', { configurable: true, value: document.body });
    await user.keyboard('/jk');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('jk');
    Object.defineProperty(field, 'offsetParent', { value: null });
    field.blur();
    await user.keyboard('/');
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toBeVisible();
  });

  test('G and a letter open menu pages, N opens the composer', async () => {
    const { user, address } = await renderApp('/about');
    await user.keyboard('gm');
    await waitFor(() => expect(address()).toBe('/more'));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toBe('/post'));
  });

  test('X toggles the content warning from anywhere in the post', async () => {
    const { write } = await createTestService();
    await write(createMember('Amara Diallo'), { text: 'It ends well', contentWarning: 'The last episode' });
    const { user } = await renderApp('/');
    await screen.findByRole('button', { name: 'Show' });
    act(() => screen.getByRole('article').focus());
    await user.keyboard('x');
    expect(screen.getByText('It ends well')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Bookmark' }).focus());
    await user.keyboard('x');
    expect(screen.queryByText('It ends well')).not.toBeInTheDocument();
  });
});
