import type { AnyRouter, LinkProps } from '@tanstack/react-router';
import IconPage from '~icons/tabler/file';
import { menu } from '@/data/navigation';
import { listPrimaryNav } from '@/data/primary-navigation';
import { groupMenuPages, listMenuPages } from '@/data/navigation-search';
import { type SharedShortcutId, shortcutHint } from '@/lib/keys/shortcuts';
import { pageText } from '@/messages/shell/page';
import type { PaletteItem } from './palette-item';

type PageUrl = NonNullable<LinkProps['to']>;

const PAGE_KEYS: Partial<Record<PageUrl, SharedShortcutId>> = {
  '/': 'goFeed',
  '/explore': 'goExplore',
  '/notifications': 'goNotifications',
  '/post': 'goPost',
  '/more': 'goMore',
};

const keyOf = (url: string): string => `page ${url}`;

/** All areas of the menu but the first, the workspace. */
const examples = new Set(
  groupMenuPages(menu)
    .slice(1)
    .flatMap(({ pages }) => pages.map(({ url }) => keyOf(url))),
);

/** A page of the gallery, a layout or a sample of a sign-in or error page. */
export const isExamplePage = ({ key }: PaletteItem): boolean => examples.has(key);

const pageItem = (url: PageUrl, label: string, group: string): PaletteItem => {
  const key = PAGE_KEYS[url];
  return {
    key: keyOf(url),
    label,
    keywords: url,
    icon: IconPage,
    link: { to: url } satisfies LinkProps,
    ...(group ? { detail: group } : {}),
    ...(key ? { shortcut: shortcutHint(key) } : {}),
  };
};

/** Keys of the pages that need a sign-in. */
export const memberPageKeys = (router: AnyRouter): ReadonlySet<string> =>
  new Set(
    Object.values(router.routesById)
      .filter(({ id }) => id.startsWith('/_shell/_member/'))
      .map(({ fullPath }) => keyOf(fullPath.replace(/(.)\/$/, '$1'))),
  );

/** Every page without required parameters: menu pages by their menu label, the rest by title. */
export function palettePages(router: AnyRouter): PaletteItem[] {
  const items = new Map<string, PaletteItem>();
  for (const { url, label } of listPrimaryNav()) items.set(url, pageItem(url, label, ''));
  for (const { url, label, group } of listMenuPages(menu))
    if (!items.has(url)) items.set(url, pageItem(url, label, group));
  const labels = new Set([...items.values()].map(({ label }) => label));
  for (const route of Object.values(router.routesById)) {
    const { staticData } = route.options as { staticData?: { title?: string; crumbs?: readonly string[] } };
    const url = route.fullPath.replace(/(.)\/$/, '$1');
    const title = pageText.name(staticData?.title ?? '');
    if (!title || url.includes('$') || items.has(url)) continue;
    const crumb = staticData?.crumbs?.at(-1);
    const parentTitle = crumb ? pageText.name(crumb) : labels.has(title) ? url : '';
    items.set(url, pageItem(url as PageUrl, title, parentTitle));
  }
  return [...items.values()];
}
