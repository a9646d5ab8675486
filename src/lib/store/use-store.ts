import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './create-store';

export function useStore<T>(store: ReadableStore<T>): T;
/** `select` must return a primitive or a part of the value: a new object on each call renders endlessly. */
export function useStore<T, Selected>(store: ReadableStore<T>, select: (value: T) => Selected): Selected;
export function useStore<T, Selected>(
  store: ReadableStore<T>,
  select?: (value: T) => Selected,
): T | Selected {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()));
}
