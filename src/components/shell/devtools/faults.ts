import { createStore } from '@/lib/store/create-store';
import { type Fault, storedFaults } from '@/lib/devtools/stored-faults';

export const NO_FAULT: Fault = { answer: 'none', delay: 0 };
export const ALL_CALLS = 'every-call';
/** Not an operation of the contract: GET /events. */
export const LIVE_STREAM = 'events';
export const ALL_SAMPLE_ACCESSORS = 'sample:*';

/** Injected faults of this tab by target; they survive a reload. */
export const faultStore = createStore<Readonly<Record<string, Fault>>>(storedFaults.get());
faultStore.subscribe(() => {
  const faults = faultStore.get();
  if (Object.keys(faults).length > 0) storedFaults.set(faults);
  else storedFaults.remove();
});

/** `NO_FAULT` clears the target. */
export function setFault(target: string, change: Partial<Fault>): void {
  const { [target]: current = NO_FAULT, ...others } = faultStore.get();
  const next = { ...current, ...change };
  faultStore.set(next.answer === 'none' && next.delay === 0 ? others : { ...others, [target]: next });
}

export const clearFaults = (): void => faultStore.set({});

/** The target's own fault wins over the wildcard's. */
export function getFault(target: string, wildcard: string): Fault {
  const faults = faultStore.get();
  return faults[target] ?? faults[wildcard] ?? NO_FAULT;
}
