import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';
import { createStore } from '@/lib/store/create-store';
import { LANGUAGES } from '@/messages/language';

const VERSION = 1;

/** A BCP 47 tag that Intl accepts; empty for the browser's language. */
export const DATE_LOCALE_PATTERN = /^([a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?)?$/;

/** The first value is the default and replaces an unknown one. */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.catch(z.enum(values), values[0]);

const Theme = oneOf(['light', 'dark', 'auto']);
const MenuSize = oneOf(['default', 'compact', 'condensed', 'hover', 'hidden', 'full', 'fullscreen']);
const Color = ['light', 'pine', 'ink'] as const;

const MainMenu = z.object({
  size: MenuSize,
  color: oneOf(Color),
  /** The menu on small screens; not stored. */
  isMobileMenuOpen: z.catch(z.boolean(), false),
});
const TopBar = z.object({ color: z.catch(z.enum(Color), 'pine') });

const Settings = z.object({
  theme: Theme,
  accent: oneOf(['persimmon', 'blue', 'plum', 'green']),
  orientation: oneOf(['horizontal', 'vertical']),
  mainMenu: z.catch(MainMenu, { size: 'default', color: 'light', isMobileMenuOpen: false }),
  topBar: z.catch(TopBar, { color: 'pine' }),
  title: z.catch(z.string().check(z.trim(), z.minLength(1), z.maxLength(24)), 'Plaza'),
  mode: oneOf(['detached', 'fluid']),
  direction: oneOf(['ltr', 'rtl']),
  fontSize: z.catch(z.int().check(z.minimum(13), z.maximum(19)), 15),
  density: oneOf(['normal', 'roomy', 'tight']),
  /** Shortcuts without Ctrl, such as J or L. People who use speech input turn them off. */
  singleKeys: z.catch(z.boolean(), true),
  dates: z.catch(z.string().check(z.regex(DATE_LOCALE_PATTERN)), 'en-GB'),
  /** Applies from the next page load (src/messages/language.ts). */
  language: oneOf(LANGUAGES),
});

export type Settings = z.output<typeof Settings>;
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

/** Returns false when storage is full or blocked: the settings then last until the page is closed. */
function saveSettings(next: Settings): boolean {
  saved = next;
  const isStored = settingsEntry.set({ version: VERSION, ...withMobileMenu(next, false) });
  publish();
  return isStored;
}

export const getSettings = (): Settings => settingsStore.get().settings;

/** Returns the parts of a patch that `pick` selects by path ("mainMenu.size"), and the rest. */
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

/**
 * Saves a change, except for settings that the previewed layout determines: those change in the preview only. Returns
 * whether the browser stored it.
 */
export function updateSettings(patch: SettingsPatch): boolean {
  const previewed = preview;
  if (!previewed) return saveSettings(mergeSettings(saved, patch));
  const [previewPatch, savedPatch] = splitPatch(patch, (path) => patchHas(previewed, path));
  preview = mergePatches(previewed, previewPatch);
  return saveSettings(mergeSettings(saved, savedPatch));
}

export function setMobileMenu(isMobileMenuOpen: boolean): void {
  if (getSettings().mainMenu.isMobileMenuOpen === isMobileMenuOpen) return;
  saved = withMobileMenu(saved, isMobileMenuOpen);
  publish();
}

/** The language stays, so that no page has two. */
export function resetSettings(): void {
  if (preview) preview = {};
  saveSettings({ ...DEFAULT_SETTINGS, language: saved.language });
}

/** Shows a layout without saving; null ends the preview. */
export function previewLayout(layout: SettingsPatch | null): void {
  if (preview === null && layout === null) return;
  preview = layout;
  publish();
}

export function saveLayoutPreview(): void {
  if (preview) saveSettings(mergeSettings(saved, preview));
}

export const syncSettingsAcrossTabs = (): (() => void) =>
  settingsEntry.subscribeToOtherTabs(() => {
    const { isMobileMenuOpen } = saved.mainMenu;
    saved = readSettings(isMobileMenuOpen);
    publish();
  });
