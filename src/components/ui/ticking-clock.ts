import { today } from '@/lib/dates/day';
import { createStore, type ReadableStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';

const clock = createStore(Date.now());
let ticking: ReturnType<typeof setInterval> | undefined;
let subscribers = 0;

/** The time in ms, renewed every half minute. Its one timer runs while a component reads it. */
export const tickingClock: ReadableStore<number> = {
  get: clock.get,
  subscribe: (listener) => {
    subscribers += 1;
    if (ticking === undefined) {
      // It stood while no component read it.
      clock.set(Date.now());
      ticking = setInterval(() => clock.set(Date.now()), 30_000);
    }
    const unsubscribe = clock.subscribe(listener);
    return () => {
      unsubscribe();
      subscribers -= 1;
      if (subscribers > 0) return;
      clearInterval(ticking);
      ticking = undefined;
    };
  },
};

/** The local day, also when it ends while the page is open. Here, because the first load has this module. */
export const useToday = (): string => useStore(tickingClock, today);
