import type { FileRoutesByTo } from '@/routeTree.gen';

/** Every address of the app without params: an entry for a page that does not exist does not compile. */
export type PageUrl = Exclude<keyof FileRoutesByTo, `${string}$${string}`>;

/** A menu entry with the eight fields of section 3 of the specification. Groups have children and no url; titles only a label. */
export interface MenuItem {
  key: string;
  label: string;
  /** Name of an icon in `components/layout/MenuIcon.tsx`. */
  icon?: MenuIconName;
  url?: PageUrl;
  badge?: { text: string; variant: string };
  children?: readonly MenuItem[];
  parentKey?: string;
  isTitle?: boolean;
}

export type MenuIconName =
  | 'home'
  | 'chat'
  | 'calendar'
  | 'users'
  | 'mail'
  | 'folder'
  | 'briefcase'
  | 'tasks'
  | 'invoice'
  | 'pages'
  | 'lock'
  | 'bug'
  | 'wallet'
  | 'components'
  | 'box'
  | 'chart'
  | 'form'
  | 'table'
  | 'icons'
  | 'map'
  | 'layout'
  | 'extended'
  | 'explore'
  | 'post'
  | 'bell'
  | 'more';

/** Makes the entries of one group: label and address are all that differ. */
export const menuEntries = (
  parentKey: string,
  pages: readonly (readonly [label: string, url: PageUrl])[],
): MenuItem[] =>
  pages.map(([label, url]) => ({
    key: `${parentKey}-${label.toLowerCase().replaceAll(' ', '-')}`,
    label,
    url,
    parentKey,
  }));
