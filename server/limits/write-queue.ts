import { HttpProblem, isConnectionLost, isDatabaseDown } from '../http/response/problem';

interface QueuedWrite {
  memberId: string;
  /** Moderators' decisions share one lock in the database. */
  isDecision: boolean;
}

export type WriteQueue = <T>(write: QueuedWrite, work: () => Promise<T>) => Promise<T>;

/** A write whose turn comes later than this is refused. */
const MAX_QUEUE_MS = 30_000;

/** Waiting writes would run into the same time limit one after the other. */
const failsWaiting = (cause: unknown): boolean => isConnectionLost(cause) || isDatabaseDown(cause);

type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs works with the same key one after the other. */
function createTurns(): Turns {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const afterFailure = (cause: unknown): ReturnType<typeof work> => {
      if (failsWaiting(cause)) throw cause;
      return work();
    };
    const run = (tails.get(key) ?? Promise.resolve()).then(work, afterFailure);
    tails.set(key, run);
    try {
      return await run;
    } finally {
      if (tails.get(key) === run) tails.delete(key);
    }
  };
}

/** Runs `count` works at once, in the order they came. */
function createSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: { start: () => void; fail: (cause: unknown) => void }[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start, fail) => waiting.push({ start, fail }));
    try {
      return await work();
    } catch (cause) {
      if (failsWaiting(cause)) for (const { fail } of waiting.splice(0)) fail(cause);
      throw cause;
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else free += 1;
    }
  };
}

/**
 * Order of the writes of this process: those of a member one after the other, moderators' decisions one after the
 * other, and `atOnce` in all, so that waiting writes hold no connection and reads find one. Throws `unavailable` for a
 * write that waited 30 s; a lost connection fails all waiting writes.
 */
export function createWriteQueue(atOnce: number): WriteQueue {
  const ofMember = createTurns();
  const ofModerators = createTurns();
  const inSlot = createSlots(atOnce);
  return ({ memberId, isDecision }, work) => {
    const since = performance.now();
    const inTime = (): ReturnType<typeof work> => {
      if (performance.now() - since > MAX_QUEUE_MS) throw new HttpProblem('unavailable');
      return work();
    };
    const start = (): ReturnType<typeof work> => inSlot(inTime);
    return ofMember(memberId, isDecision ? () => ofModerators('', start) : start);
  };
}
