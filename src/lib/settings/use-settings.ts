import { useSyncExternalStore } from 'react';
import { getSettings, isPreviewingLayout, type Settings, subscribeSettings } from './settings';

/** The layout settings as they are shown. */
export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, getSettings);

/** True while a layout page shows a layout that has not been saved. */
export const useIsPreviewingLayout = (): boolean =>
  useSyncExternalStore(subscribeSettings, isPreviewingLayout);
