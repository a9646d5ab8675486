import { useSyncExternalStore } from 'react';
import { useStore } from '@/lib/store/use-store';
import { resolveColorScheme, watchAppearance } from './apply-settings';
import { getSettings, type Settings, settingsStore } from './settings';

export const useSettings = (): Settings => useStore(settingsStore, ({ settings }) => settings);

export const useIsPreviewingLayout = (): boolean =>
  useStore(settingsStore, ({ isPreviewing }) => isPreviewing);

/** The shown scheme; `auto` follows the system while the page is open. */
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(watchAppearance, () => resolveColorScheme(getSettings()));
