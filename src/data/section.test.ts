import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { menu } from './navigation';
import { groupMenuPages } from './navigation-search';
import { listPrimaryNav } from './primary-navigation';
import { findSection } from './section';

const urlsOf = (pathname: string) => findSection(pathname)?.pages.map(({ url }) => url);

describe('sections', () => {
  it('puts the apps of the workspace beside each other, wallet included', () => {
    expect(urlsOf('/apps/chat')).toEqual([
      '/apps/chat',
      '/apps/calendar',
      '/users/contacts',
      '/apps/email',
      '/apps/file-manager',
      '/apps/Projects',
      '/apps/notes',
      '/tasks/kanban',
      '/invoices',
      '/wallet',
    ]);
  });

  it('counts a page within an app to the app', () => {
    const section = findSection('/invoices/create-invoice');
    expect(section?.pages[section.at]?.url).toBe('/invoices');
  });

  it('puts the pages of a gallery group beside each other', () => {
    expect(findSection('/tables/gridJs')).toMatchObject({ label: 'Tables', at: 1 });
    expect(urlsOf('/tables/gridJs')).toEqual(['/tables/basic', '/tables/gridJs']);
  });

  it('knows no section for the feed and for pages outside the menu', () => {
    expect(findSection('/')).toBeUndefined();
    expect(findSection('/bookmarks')).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  const routes = readdirSync('src/routes/_shell', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => {
      const text = readFileSync(path.join('src/routes/_shell', name), 'utf8');
      const url = /createFileRoute\('\/_shell([^']*)'/.exec(text)?.[1] ?? '';
      const crumbs = /crumbs: \[([^\]]*)\]/.exec(text)?.[1];
      return {
        url: url
          .replace('/_member', '')
          .replaceAll('_/', '/')
          .replace(/(.)\/$/, '$1'),
        hasTitle: text.includes('staticData: {'),
        crumbs: crumbs?.split(',').map((crumb) => crumb.trim().slice(1, -1)),
      };
    });
  const roots = new Set<string>([
    ...listPrimaryNav().map(({ url }) => url),
    '/dashboard',
    '/u/$handle',
    '/$',
  ]);

  it('shows on every page but those of the main menu and profiles', () => {
    const pages = routes.filter(({ hasTitle }) => hasTitle);
    const withoutCrumbs = pages.filter(({ crumbs }) => crumbs === undefined).map(({ url }) => url);
    expect(withoutCrumbs.filter((url) => !roots.has(url))).toEqual([]);
    expect(pages.filter(({ url, crumbs }) => roots.has(url) && crumbs).map(({ url }) => url)).toEqual([]);
  });

  it('begins with the area of the menu and names the group of gallery pages', () => {
    const expected = new Map(
      groupMenuPages(menu).flatMap(({ label, pages }) =>
        pages.map(({ url }) => [url as string, label] as const),
      ),
    );
    const wrong = routes.filter(({ url, crumbs }) => {
      const label = expected.get(url);
      return label && crumbs && !crumbs.slice(0, 2).includes(label);
    });
    expect(wrong).toEqual([]);
  });
});
