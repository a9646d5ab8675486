import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, live: `useMedia('(min-width: 1200px)')`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

const watchNetwork = (listener: () => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** Whether this device says it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(watchNetwork, () => navigator.onLine);
