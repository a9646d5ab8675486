import { readFile } from 'node:fs/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findIcons, iconSets, iconImport, iconSvg } from '@/data/icon/icon-set';
import { iconStyleOf } from '@/data/icon/icon-style';
import { renderApp } from '../../support/pages/render-app';

const HOME = { name: 'home', body: '<path stroke-width="2" d="M0 0"/>' };

describe('an icon', () => {
  test('is copied as an import, and as a file with its own stroke width', () => {
    expect(iconImport({ ...HOME, name: 'arrow-up-2' }, iconSets.remix)).toBe(
      "import IconArrowUp2 from '~icons/ri/arrow-up-2';",
    );
    expect(iconSvg(HOME, 32, 1.25)).toContain(
      'width="32" height="32" viewBox="0 0 24 24"><path stroke-width="1.25"',
    );
  });

  test('is found by words in any order, in one style', () => {
    const named = ['home-bold', 'home-bold-duotone', 'smart-home-linear'].map((name) => ({ name, body: '' }));
    expect(iconStyleOf('home-bold-duotone', 'solar')).toBe('-bold-duotone');
    expect(iconStyleOf('home', 'tabler')).toBe('');
    expect(findIcons(named, 'home smart')).toEqual([named[2]]);
    expect(findIcons(named, '')).toBe(named);
  });
});

describe('the pages', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      const file = /icon-files\/[\w-]+\.json/.exec(url)?.[0] ?? '';
      const whole = JSON.parse(await readFile(`.cache/${file}`, 'utf8')) as Record<string, string>;
      const few = Object.entries(whole).filter(([name]) => /^(arrow|home)-/.test(name));
      return Response.json(Object.fromEntries(few));
    });
    // happy-dom has no layout; without a size no row would be visible.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });

  test.each([
    ['tabler', 'Tabler icons', 'home', 'Filled', 'MIT', 'Copy home-filled'],
    ['solar', 'Solar icons', 'home', 'Bold duotone', 'CC BY 4.0', 'Copy home-bold-duotone'],
    ['remix', 'Remix icons', 'home', 'Fill', 'Apache-2.0', 'Copy home-fill'],
  ])(
    '%s: search, style, copy, licence',
    async (path, title, words, style, licence, name) => {
      const { user, address } = await renderApp(`/icons/${path}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await screen.findByRole('grid', { name: title })).toBeVisible();
      expect(screen.getByText(/^[\d,]+ icons\. Click one/)).toBeVisible();
      expect(screen.getByRole('link', { name: licence })).toHaveAttribute('href');
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search icons' }), { target: { value: words } });
      await user.click(screen.getByRole('radio', { name: style }));
      await waitFor(() => expect(address()).toContain('style='));
      await user.click(screen.getByRole('radio', { name: 'Name' }));
      await user.click(await screen.findByRole('button', { name }));
      const file = name.replace('Copy ', '');
      expect(await navigator.clipboard.readText()).toBe(
        `${iconSets[path as keyof typeof iconSets].prefix}:${file}`,
      );
    },
    20_000,
  );

  test('loads one style, and every style once all are selected', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const { user } = await renderApp('/icons/solar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Solar icons' })).toBeVisible();
    expect(screen.getByText('8,706 icons. Click one to copy it.')).toBeVisible();
    await screen.findByRole('grid');
    const fetched = () => fetch.mock.calls.filter(([url]) => String(url).includes('icon-files'));
    expect(fetched()).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Linear' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByRole('button', { name: 'Copy arrow-down-bold' })).toBeVisible();
    expect(fetched()).toHaveLength(6);
  }, 20_000);

  test('one icon is in the tab order, and the arrows move on', async () => {
    const { user } = await renderApp('/icons/tabler?q=arrow');
    const grid = await screen.findByRole('grid');
    const entries = () => [...grid.querySelectorAll<HTMLElement>('button[tabindex="0"]')];
    await waitFor(() => expect(entries()).toHaveLength(1));
    const first = entries()[0];
    first?.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(entries()[0]).not.toBe(first));
    expect(entries()).toHaveLength(1);
    await waitFor(() => expect(entries()[0]).toHaveFocus());
  }, 20_000);

  test('explains how to continue when no icon matches', async () => {
    const { user } = await renderApp('/icons/remix?q=zeppelinpost');
    expect(await screen.findByRole('heading', { name: 'No matching icons' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  }, 20_000);
});
