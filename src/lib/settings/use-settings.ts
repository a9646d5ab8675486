import { useStore } from '@/lib/store/use-store';
import { type Settings, settingsStore } from './settings';

export const useSettings = (): Settings => useStore(settingsStore, ({ settings }) => settings);

export const useIsPreviewingLayout = (): boolean =>
  useStore(settingsStore, ({ isPreviewing }) => isPreviewing);
