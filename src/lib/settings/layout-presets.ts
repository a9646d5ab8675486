import * as z from 'zod/mini';
import { searchSchema } from '@/lib/navigation/search-params';
import type { SettingsPatch } from './settings';

const layouts = [
  'horizontal',
  'full-view',
  'fullscreen-view',
  'hover-menu',
  'compact',
  'icon-view',
  'dark-mode',
  'detached',
] as const;
export type LayoutName = (typeof layouts)[number];

/** By name of the layout page; `?layout=compact` previews one on any page. An inline script of index.html repeats them. */
export const layoutPresets = {
  horizontal: { orientation: 'horizontal' },
  'full-view': { orientation: 'vertical', mainMenu: { size: 'full' } },
  'fullscreen-view': { orientation: 'vertical', mainMenu: { size: 'fullscreen' } },
  'hover-menu': { orientation: 'vertical', mainMenu: { size: 'hover' } },
  compact: { orientation: 'vertical', mainMenu: { size: 'compact' } },
  'icon-view': { orientation: 'vertical', mainMenu: { size: 'condensed' } },
  'dark-mode': { theme: 'dark' },
  detached: { orientation: 'vertical', mode: 'detached', mainMenu: { size: 'default' } },
} as const satisfies Record<LayoutName, SettingsPatch>;

/** The layout that an address previews, by search parameter or layout page; null if it previews none. */
export function layoutOfAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): SettingsPatch | null {
  const asked = new URLSearchParams(search).get('layout') ?? pathname.split('/').findLast(Boolean);
  const name = layouts.find((one) => one === asked);
  return name ? layoutPresets[name] : null;
}

/** The search parameter of every page in the shell. */
export const layoutSearchSchema = searchSchema(() => ({ layout: z.enum(layouts) }));
