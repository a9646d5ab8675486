import { menu } from './navigation';
import { groupMenuPages } from './navigation-search';

/** The menu in two levels. */
export const menuAreas = groupMenuPages(menu);

/** A page's siblings in the order of the menu; each group of the workspace is present by its first page. */
export function findSection(pathname: string) {
  for (const [area, { label, pages }] of menuAreas.entries()) {
    const current = pages.find(({ url }) => url === pathname);
    if (!current) continue;
    if (area > 0) return { label, pages, at: pages.indexOf(current) };
    const apps = pages.filter(
      ({ url, parentKey }, index) => url !== '/' && (!parentKey || pages[index - 1]?.parentKey !== parentKey),
    );
    const at = apps.findIndex(
      (app) => app === current || (app.parentKey && app.parentKey === current.parentKey),
    );
    return at === -1 ? undefined : { label, pages: apps, at };
  }
  return undefined;
}
