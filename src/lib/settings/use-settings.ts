import { useSyncExternalStore } from 'react';
import { getSettings, isTrial, type Settings, subscribeSettings } from './settings';

/** The layout settings as they are shown. */
export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, getSettings);

/** True while a layout page shows a layout that has not been saved. */
export const useIsTrial = (): boolean => useSyncExternalStore(subscribeSettings, isTrial);
