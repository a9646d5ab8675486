import type { MenuItem, PageUrl } from './navigation/menu-item';

/** An entry that leads somewhere, with the name of the group it stands in. */
export interface MenuPage extends MenuItem {
  url: PageUrl;
  group: string;
}

const toMenuPage = (item: MenuItem, group: string): MenuPage[] =>
  item.url === undefined ? [] : [{ ...item, url: item.url, group }];

/** Every page of a menu in one row. */
export const listMenuPages = (items: readonly MenuItem[]): MenuPage[] =>
  items.flatMap((item) => [
    ...toMenuPage(item, ''),
    ...(item.children ?? []).flatMap((child) => toMenuPage(child, item.label)),
  ]);

/** The groups of a menu as the More page shows them: entries outside a group are the workspace. */
export const groupMenuPages = (items: readonly MenuItem[]): { label: string; pages: MenuPage[] }[] => {
  const groups = new Map<string, MenuPage[]>();
  for (const page of listMenuPages(items)) {
    const label = page.group || 'Workspace';
    groups.set(label, [...(groups.get(label) ?? []), page]);
  }
  return [...groups].map(([label, pages]) => ({ label, pages }));
};

/** Pages whose label, group or address holds every word of the text. */
export function searchMenuPages(pages: readonly MenuPage[], text: string): MenuPage[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    const hay = `${page.label} ${page.group} ${page.url}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  });
}

/** Levenshtein distance between two short words. */
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

const urlDistance = (wanted: string, url: string): number => {
  const wantedLast = wanted.split('/').at(-1) ?? '';
  const urlLast = url.split('/').at(-1) ?? '';
  const sameFolder = wanted.split('/')[1] === url.split('/')[1] ? 2 : 0;
  return (
    levenshteinDistance(wantedLast, urlLast.toLowerCase()) +
    levenshteinDistance(wanted, url.toLowerCase()) / 2 -
    sameFolder
  );
};

/** The pages whose addresses are closest to one that does not exist, the closest first. */
export const closestMenuPages = (pages: readonly MenuPage[], pathname: string, count: number): MenuPage[] => {
  const wanted = pathname.toLowerCase();
  return pages
    .map((page) => ({ page, far: urlDistance(wanted, page.url) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ page }) => page);
};
