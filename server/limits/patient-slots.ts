import { availableParallelism } from 'node:os';

/** Works that waited so long run beside the others. */
const PATIENCE_MS = 100;

export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs `count` works at once, in the order they came: more than the processors can do would only share them, so that
 * each takes longer. A work waits 100 ms at most, so that slow ones do not hold up the others.
 */
export function createPatientSlots(count: number): Slots {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (work) => {
    if (running < count) running += 1;
    else {
      await new Promise<void>((resolve) => {
        const start = (): void => {
          running += 1;
          waiting.delete(start);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(start, PATIENCE_MS);
        waiting.add(start);
      });
    }
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      if (running < count) next?.();
    }
  };
}

/** Of all members. */
export interface Turns {
  signIns: Slots;
  reads: Slots;
}

/**
 * Where the database has only the processors of this machine. Sign-ins take turns as well, so that pages use few
 * connections: a new one plans each statement five times before it keeps a plan, and the largest take longer to plan than
 * to run.
 */
export function createLocalTurns(): Turns {
  const processors = availableParallelism();
  return { signIns: createPatientSlots(processors), reads: createPatientSlots(2 * processors) };
}

/** Where the database has processors of its own, how many is not known. */
export const noTurns: Turns = { signIns: (work) => work(), reads: (work) => work() };
