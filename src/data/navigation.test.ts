import { describe, expect, test } from 'vitest';
import { groupMenuPages, listMenuPages, searchMenuPages } from './navigation-search';
import { menu } from './navigation';
import { primaryNavKeyOf, listPrimaryNav } from './primary-navigation';

const pages = listMenuPages(menu);

describe('the menu', () => {
  test('begins with the Feed and its static badge', () => {
    expect(menu[0]).toMatchObject({ label: 'Feed', url: '/', badge: { text: '9' } });
  });

  test('lists every page and every key once', () => {
    const urls = pages.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const keys = menu.flatMap((item) => [item.key, ...(item.children ?? []).map(({ key }) => key)]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('children know their group, groups are never empty', () => {
    for (const item of menu) {
      if (!item.children) continue;
      expect(item.children.length).toBeGreaterThan(0);
      for (const child of item.children) expect(child.parentKey).toBe(item.key);
    }
  });

  test('is grouped for the More page without losing an entry', () => {
    const grouped = groupMenuPages(menu).flatMap(({ pages }) => pages);
    expect(grouped).toHaveLength(pages.length);
  });

  test('is filtered by words in any order', () => {
    const found = searchMenuPages(pages, 'error 404').map(({ url }) => url);
    expect(found).toContain('/errors/error-404');
    expect(searchMenuPages(pages, '404 error')).toHaveLength(found.length);
    expect(searchMenuPages(pages, 'zeppelin')).toEqual([]);
  });
});

describe('the reduced menu', () => {
  test('is the five labels of the specification', () => {
    expect(listPrimaryNav().map(({ label }) => label)).toEqual([
      'Feed',
      'Explore',
      'Post',
      'Notifications',
      'More',
    ]);
  });

  test.each([
    ['/', 'feed'],
    ['/dashboard', 'feed'],
    ['/explore', 'explore'],
    ['/post', 'post'],
    ['/post/0198', 'feed'],
    ['/notifications', 'notifications'],
    ['/ui/buttons', 'more'],
  ])('%s belongs to %s', (pathname, key) => {
    expect(primaryNavKeyOf(pathname)).toBe(key);
  });
});
