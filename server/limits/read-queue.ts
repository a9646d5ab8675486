import { HttpProblem } from '../http/response/problem';
import type { Slots } from './patient-slots';

export type ReadQueue = <T>(memberId: string, work: () => Promise<T>) => Promise<T>;

/** A page of the app reads from up to six operations at once. */
const READS_AT_ONCE = 4;
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 1;

/**
 * Reads of one member in this process: four at once, so that a member's slow reads leave connections of the pool to
 * others, and those of all members in `slots`. Throws `rate-limited` for a read that would be the 101st to wait.
 */
export function createReadQueue(slots: Slots = (work) => work()): ReadQueue {
  const members = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (memberId, work) => {
    const own = members.get(memberId) ?? { running: 0, waiting: [] };
    members.set(memberId, own);
    if (own.running < READS_AT_ONCE) own.running += 1;
    else {
      if (own.waiting.length >= MAX_WAITING) {
        throw new HttpProblem('rate-limited', {
          detail: `${READS_AT_ONCE + MAX_WAITING} of your requests are already running. Try again in ${RETRY_AFTER_SECONDS} s.`,
          headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        });
      }
      await new Promise<void>((start) => own.waiting.push(start));
    }
    try {
      return await slots(work);
    } finally {
      const next = own.waiting.shift();
      if (next) next();
      else own.running -= 1;
      if (own.running === 0) members.delete(memberId);
    }
  };
}
