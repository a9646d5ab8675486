// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForShortcuts, registerShortcuts } from '@/lib/keys/shortcut-listener';
import { shortcuts, shortcutHint } from '@/lib/keys/shortcuts';
import { workspaceShortcuts } from '@/lib/keys/workspace-shortcuts';
import { resetSettings, updateSettings } from '@/lib/settings/settings';

const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
beforeEach(resetSettings);

const all = [...shortcuts, ...workspaceShortcuts];

describe('shortcut registry', () => {
  test('lists every action once, and every key once in its scope', () => {
    const ids = all.map(({ id }) => id);
    const keys = all.flatMap(({ keys: own, scope }) => own.map((key) => `${scope} ${key}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(shortcutHint('palette')).toBe('Ctrl K');
  });

  test('uses no arrow or paging key', () => {
    expect(JSON.stringify(all)).not.toMatch(/Arrow|Page|Home"|End"|Space/);
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

  test('asks a page about a shared key before the shell, whichever registered last', () => {
    const stop = listenForShortcuts();
    const newEvent = vi.fn<() => void>();
    const write = vi.fn<() => void>();
    const stopPage = registerShortcuts({ newEvent }, workspaceShortcuts);
    const stopShell = registerShortcuts({ write });
    expect(press('n')).toBe(true);
    expect([newEvent.mock.calls.length, write.mock.calls.length]).toEqual([1, 0]);
    stopPage();
    expect(press('n')).toBe(true);
    expect(write).toHaveBeenCalledTimes(1);
    stopShell();
    stop();
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
