import * as z from 'zod/mini';

/** Local storage key of the layout settings; index.html reads it before the first paint. */
export const SETTINGS_KEY = 'plaza.theme-config';
const VERSION = 1;

/** A language with its script and region: what looks so, Intl takes. Empty is the browser's own. */
export const DATE_LOCALE_PATTERN = /^([a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?)?$/;

/** Whatever is not in the list becomes its first entry, which is the default. */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.catch(z.enum(values), values[0]);

const Theme = oneOf(['light', 'dark', 'auto']);
const MenuSize = oneOf(['default', 'compact', 'condensed', 'hover', 'hidden', 'full', 'fullscreen']);
const Color = ['light', 'pine', 'ink'] as const;

const MainMenu = z.object({
  size: MenuSize,
  color: oneOf(Color),
  /** The small-screen menu; never kept across a reload. */
  isMobileMenuOpen: z.catch(z.boolean(), false),
});
const TopBar = z.object({ color: z.catch(z.enum(Color), 'pine') });

const Settings = z.object({
  theme: Theme,
  orientation: oneOf(['horizontal', 'vertical']),
  mainMenu: z.catch(MainMenu, { size: 'default', color: 'light', isMobileMenuOpen: false }),
  topBar: z.catch(TopBar, { color: 'pine' }),
  /** Name of the square: beside the mark and at the end of the tab title. 1 to 24 characters. */
  title: z.catch(z.string().check(z.trim(), z.minLength(1), z.maxLength(24)), 'Plaza'),
  mode: oneOf(['detached', 'fluid']),
  direction: oneOf(['ltr', 'rtl']),
  /** Size of running text in px, 13 to 19. */
  fontSize: z.catch(z.int().check(z.minimum(13), z.maximum(19)), 15),
  density: oneOf(['normal', 'roomy', 'tight']),
  /** Whether keys without Ctrl do something: J, L, "?". Off for those who speak to their machine. */
  singleKeys: z.catch(z.boolean(), true),
  /** Language and customs of dates. */
  dates: z.catch(z.string().check(z.regex(DATE_LOCALE_PATTERN)), 'en-GB'),
});

/** The layout settings of section 4 of the specification, with direction, text size and density. */
export type Settings = z.output<typeof Settings>;
/** A change to some of them. */
export type SettingsPatch = Partial<Omit<Settings, 'mainMenu' | 'topBar'>> & {
  mainMenu?: Partial<Settings['mainMenu']>;
  topBar?: Partial<Settings['topBar']>;
};

export const DEFAULT_SETTINGS: Settings = Settings.parse({});

/** What storage holds, made whole: unknown, broken or older values fall back field by field. */
export function parseSettings(text: string | null): Settings {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const read = Settings.parse(stored !== null && typeof stored === 'object' ? stored : {});
    return mergeSettings(read, { mainMenu: { isMobileMenuOpen: false } });
  } catch {
    return DEFAULT_SETTINGS;
  }
}

const mergeSettings = (settings: Settings, patch: SettingsPatch): Settings => ({
  ...settings,
  ...patch,
  mainMenu: { ...settings.mainMenu, ...patch.mainMenu },
  topBar: { ...settings.topBar, ...patch.topBar },
});

const readStoredSettings = (): string | null => {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    // Storage is forbidden: the settings live as long as the page.
    return null;
  }
};

let saved = parseSettings(readStoredSettings());
let preview: SettingsPatch | null = null;
let shown = saved;
const listeners = new Set<() => void>();

function publish(): void {
  shown = preview ? mergeSettings(saved, preview) : saved;
  for (const listener of listeners) listener();
}

function saveSettings(next: Settings): void {
  saved = next;
  try {
    const kept = mergeSettings(next, { mainMenu: { isMobileMenuOpen: false } });
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: VERSION, ...kept }));
  } catch {
    // Full or forbidden: the choice still holds in this tab.
  }
  publish();
}

/** The settings as they are shown: what was saved, under a layout that is being tried. */
export const getSettings = (): Settings => shown;

/** True while a layout page shows a layout that has not been saved. */
export const isPreviewingLayout = (): boolean => preview !== null;

export const subscribeSettings = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Parts of a patch: what `pick` takes first, the rest second. */
function splitPatch(patch: SettingsPatch, pick: (path: string) => boolean): [SettingsPatch, SettingsPatch] {
  const parts: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [key, value] of Object.entries(patch)) {
    if (typeof value !== 'object') {
      parts[pick(key) ? 0 : 1][key] = value;
      continue;
    }
    for (const [inner, one] of Object.entries(value)) {
      const part = parts[pick(`${key}.${inner}`) ? 0 : 1];
      part[key] = { ...(part[key] as object | undefined), [inner]: one };
    }
  }
  return parts;
}

const patchHas = (patch: SettingsPatch, path: string): boolean => {
  const [key = '', inner] = path.split('.');
  const value: unknown = new Map<string, unknown>(Object.entries(patch)).get(key);
  return inner === undefined ? value !== undefined : Object.hasOwn(Object(value) as object, inner);
};

const mergePatches = (base: SettingsPatch, patch: SettingsPatch): SettingsPatch => ({
  ...base,
  ...patch,
  mainMenu: { ...base.mainMenu, ...patch.mainMenu },
  topBar: { ...base.topBar, ...patch.topBar },
});

/** Changes and keeps settings; what the layout being tried has decided changes in the trial only. */
export function updateSettings(patch: SettingsPatch): void {
  const trying = preview;
  if (!trying) return saveSettings(mergeSettings(saved, patch));
  const [tried, kept] = splitPatch(patch, (path) => patchHas(trying, path));
  preview = mergePatches(trying, tried);
  return saveSettings(mergeSettings(saved, kept));
}

/** Opens or closes the small-screen menu; this is no choice to keep. */
export function setMobileMenu(isMobileMenuOpen: boolean): void {
  if (shown.mainMenu.isMobileMenuOpen === isMobileMenuOpen) return;
  saved = mergeSettings(saved, { mainMenu: { isMobileMenuOpen } });
  publish();
}

/** Back to the specification's defaults, also out of a trial. */
export function resetSettings(): void {
  if (preview) preview = {};
  saveSettings(DEFAULT_SETTINGS);
}

/** Shows a layout without saving it; null ends the trial. */
export function previewLayout(layout: SettingsPatch | null): void {
  if (preview === null && layout === null) return;
  preview = layout;
  publish();
}

/** Makes the layout that is being tried the saved one. */
export function saveLayoutPreview(): void {
  if (preview) saveSettings(mergeSettings(saved, preview));
}

/** Follows the settings of other tabs. Returns the way to stop. */
export function syncSettingsAcrossTabs(): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== SETTINGS_KEY && event.key !== null) return;
    const { isMobileMenuOpen } = saved.mainMenu;
    saved = mergeSettings(parseSettings(event.newValue), { mainMenu: { isMobileMenuOpen } });
    publish();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
