import type { SettingsPatch } from './settings';

/**
 * The layouts to look at, by the name of their page; `?layout=compact` shows one on any page. index.html knows them
 * too, for the first paint.
 */
export const layoutPresets = {
  horizontal: { orientation: 'horizontal' },
  'full-view': { orientation: 'vertical', mainMenu: { size: 'full' } },
  'fullscreen-view': { orientation: 'vertical', mainMenu: { size: 'fullscreen' } },
  'hover-menu': { orientation: 'vertical', mainMenu: { size: 'hover' } },
  compact: { orientation: 'vertical', mainMenu: { size: 'compact' } },
  'icon-view': { orientation: 'vertical', mainMenu: { size: 'condensed' } },
  'dark-mode': { theme: 'dark' },
  detached: { orientation: 'vertical', mode: 'detached', mainMenu: { size: 'default' } },
} as const satisfies Record<string, SettingsPatch>;

export type LayoutName = keyof typeof layoutPresets;

const isLayout = (name: unknown): name is LayoutName =>
  typeof name === 'string' && Object.hasOwn(layoutPresets, name);

/** The part of an address that every page in the shell understands; an unknown layout counts as none. */
export const parseLayoutSearch = ({ layout }: Record<string, unknown>): { layout?: LayoutName | undefined } =>
  isLayout(layout) ? { layout } : {};
