import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';
import { createStore } from '@/lib/store/create-store';

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

const mergeSettings = (settings: Settings, patch: SettingsPatch): Settings => ({
  ...settings,
  ...patch,
  mainMenu: { ...settings.mainMenu, ...patch.mainMenu },
  topBar: { ...settings.topBar, ...patch.topBar },
});

const settingsEntry = storageEntry({
  key: 'plaza.theme-config',
  schema: z.extend(Settings, { version: z.catch(z.int(), VERSION) }),
  fallback: { version: VERSION, ...DEFAULT_SETTINGS },
});

const withMobileMenu = (settings: Settings, isMobileMenuOpen: boolean): Settings =>
  mergeSettings(settings, { mainMenu: { isMobileMenuOpen } });

function readSettings(isMobileMenuOpen: boolean): Settings {
  const { version: _, ...stored } = settingsEntry.get();
  return withMobileMenu(stored, isMobileMenuOpen);
}

let saved = readSettings(false);
let preview: SettingsPatch | null = null;

/** `settings` is the saved state under the layout that a layout page previews. */
export const settingsStore = createStore({ settings: saved, isPreviewing: false });

function publish(): void {
  settingsStore.set({
    settings: preview ? mergeSettings(saved, preview) : saved,
    isPreviewing: preview !== null,
  });
}

/** When storage is full or blocked, the settings last until the page is closed. */
function saveSettings(next: Settings): void {
  saved = next;
  settingsEntry.set({ version: VERSION, ...withMobileMenu(next, false) });
  publish();
}

export const getSettings = (): Settings => settingsStore.get().settings;

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
  if (getSettings().mainMenu.isMobileMenuOpen === isMobileMenuOpen) return;
  saved = withMobileMenu(saved, isMobileMenuOpen);
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

/** Returns an unsubscribe function. */
export const syncSettingsAcrossTabs = (): (() => void) =>
  settingsEntry.subscribeToOtherTabs(() => {
    const { isMobileMenuOpen } = saved.mainMenu;
    saved = readSettings(isMobileMenuOpen);
    publish();
  });
