import { pageText } from '@/messages/shell/page';
import type { MenuIconName, MenuItem } from './navigation';

interface MenuPage<Url extends string = string> extends MenuItem<Url> {
  url: Url;
  /** Label of the group; empty outside of groups. */
  group: string;
}

const toMenuPage = <Url extends string>(item: MenuItem<Url>, group: string): MenuPage<Url>[] =>
  item.url === undefined ? [] : [{ ...item, url: item.url, group }];

/** All pages of a menu, flattened. */
export const listMenuPages = <Url extends string>(items: readonly MenuItem<Url>[]): MenuPage<Url>[] =>
  items.flatMap((item) => [
    ...toMenuPage(item, ''),
    ...(item.children ?? []).flatMap((child) => toMenuPage(child, item.label)),
  ]);

export interface Area<Url extends string = string> {
  label: string;
  icon: MenuIconName;
  pages: MenuPage<Url>[];
}

/** The menu in two levels. Entries before the first title and groups of one page form the Workspace. */
export function groupMenuPages<Url extends string>(items: readonly MenuItem<Url>[]): Area<Url>[] {
  const workspace: Area<Url> = { label: pageText.name('Workspace'), icon: 'briefcase', pages: [] };
  const areas = [workspace];
  let belowTitle = false;
  for (const item of items) {
    belowTitle ||= item.isTitle ?? false;
    const pages = listMenuPages([item]);
    if (belowTitle && pages.length > 1) areas.push({ label: item.label, icon: item.icon ?? 'box', pages });
    else workspace.pages.push(...pages);
  }
  return areas;
}

/** Pages whose label, group or address contains every word of `text`. */
export function searchMenuPages<Url extends string>(
  pages: readonly MenuPage<Url>[],
  text: string,
): MenuPage<Url>[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    const haystack = `${page.label} ${page.group} ${page.url}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

function levenshteinDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const lastPart = (url: string): string => url.toLowerCase().split('/').at(-1) ?? '';

const isSameFolder = (wanted: string, url: string): boolean => {
  const [, folder, page] = wanted.split('/');
  return Boolean(folder && page) && url.toLowerCase().startsWith(`/${folder}/`);
};

const isMistyped = (wanted: string, url: string): boolean =>
  levenshteinDistance(lastPart(wanted), lastPart(url)) <= lastPart(wanted).length * MISTYPED;

const urlDistance = (wanted: string, url: string): number =>
  levenshteinDistance(lastPart(wanted), lastPart(url)) +
  levenshteinDistance(wanted, url.toLowerCase()) / 2 -
  (isSameFolder(wanted, url) ? 2 : 0);

/** Share of the letters of an address's last part that may be mistyped. */
const MISTYPED = 0.4;

/** Pages whose address is nearly `pathname`, or in the same folder; the closest first. */
export const closeMenuPages = <Url extends string>(
  pages: readonly MenuPage<Url>[],
  pathname: string,
): MenuPage<Url>[] => {
  const wanted = pathname.toLowerCase();
  return pages
    .filter(({ url }) => isSameFolder(wanted, url) || isMistyped(wanted, url))
    .map((page) => ({ page, distance: urlDistance(wanted, page.url) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ page }) => page);
};
