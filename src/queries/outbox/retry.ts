import { ApiError, NetworkError } from '@/lib/api/client';
import type { OutboxItem, Parked } from './store';
import type { Trouble } from './registry';
import type { OutboxGround } from './environment';

/** Milliseconds after which an answer counts as lost. */
const PATIENCE = 30_000;
/** Attempts that are made by themselves before an item steps aside and lets others pass. */
const ATTEMPTS = 6;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** What an unsuccessful attempt means: asking again cannot help, may help, or nobody was there to ask. */
type Verdict = 'final' | 'again' | 'unreachable' | 'slower';

/** Reads an error of `call`. A gone connection and 503 are nobody's fault; 429 is a matter of pace. */
function judge(error: unknown): Verdict {
  if (error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError')) {
    return 'unreachable';
  }
  if (!(error instanceof ApiError)) return 'final';
  const { status, code } = error.problem;
  if (status === 429) return 'slower';
  if (status === 503) return 'unreachable';
  return status >= 500 || status === 401 || code === 'key-running' ? 'again' : 'final';
}

/** Milliseconds to wait after so many attempts; what the service asks for is obeyed. */
function waitAfter(tries: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1_000;
  return Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
}

/** An error as it is kept beside the item. */
export function parkedBy(error: unknown): Parked {
  if (error instanceof ApiError) {
    const { status, code, requestId, fields } = error.problem;
    return { message: error.message, status, code, requestId, ...(fields ? { fields } : {}) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const unreachable = judge(error) === 'unreachable';
  return { message, status: null, code: unreachable ? 'unavailable' : null, requestId: null };
}

/** The error that was kept, for whoever shows it. */
export function errorOf({ message, status, code, requestId, fields }: Parked): Error {
  if (status === null || code === null) return code ? new NetworkError(message) : new Error(message);
  const problem = { type: 'about:blank', title: message, status, code, requestId: requestId ?? 'none' };
  return new ApiError({ ...problem, ...(fields ? { fields } : {}) }, null);
}

/** Nobody could be asked: worth another try by itself later. */
export const isUnreachable = (parked: Parked): boolean => parked.code === 'unavailable';

/** Resolves after so many milliseconds, or as soon as somebody is in a hurry; rejects when it is over. */
function pause(ms: number, over: AbortSignal, hurry: Map<string, () => void>, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      over.removeEventListener('abort', end);
      hurry.delete(key);
      if (over.aborted) reject(new DOMException('It is over', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    over.addEventListener('abort', end);
    hurry.set(key, end);
    if (over.aborted) end();
  });
}

/** Sends items, each until it is answered, refused, or has been tried often enough. */
export function createAttempts(
  send: OutboxGround['send'],
  report: (key: string, trouble: Trouble | null) => void,
) {
  const underWay = new Set<string>();
  const hurry = new Map<string, () => void>();
  /** Until when the service asked this member for patience, on the clock nobody sets. */
  let slowUntil = 0;

  async function once(item: OutboxItem, over: AbortSignal): Promise<unknown> {
    const cut = new AbortController();
    const abort = () => cut.abort();
    const timer = setTimeout(
      () => cut.abort(new DOMException('No answer in time', 'TimeoutError')),
      PATIENCE,
    );
    over.addEventListener('abort', abort);
    underWay.add(item.key);
    try {
      return await send(item, { idempotencyKey: item.key, signal: cut.signal });
    } finally {
      underWay.delete(item.key);
      clearTimeout(timer);
      over.removeEventListener('abort', abort);
    }
  }

  return {
    /** A request for it is out: it may have been heard. */
    isUnderWay: (key: string): boolean => underWay.has(key),
    /** Ends the pause before its next attempt. */
    hurry: (key: string): void => hurry.get(key)?.(),
    run: async (item: OutboxItem, over: AbortSignal): Promise<unknown> => {
      for (let tries = 0; ;) {
        while (slowUntil > performance.now()) {
          await pause(slowUntil - performance.now(), over, new Map(), item.key);
        }
        try {
          const answer = await once(item, over);
          report(item.key, null);
          return answer;
        } catch (error) {
          if (over.aborted) throw error;
          const verdict = judge(error);
          const wait = waitAfter(Math.max(1, tries), error);
          if (verdict === 'slower') slowUntil = performance.now() + wait;
          else tries += 1;
          if (verdict === 'final' || tries >= ATTEMPTS) throw error;
          const message = error instanceof Error ? error.message : String(error);
          report(item.key, { tries, message, nextAt: Date.now() + wait });
          if (verdict !== 'slower') await pause(wait, over, hurry, item.key);
        }
      }
    },
  };
}
