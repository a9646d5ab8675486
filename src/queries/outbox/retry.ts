import { ApiError, NetworkError } from '@/lib/api/errors';
import type { OutboxItem, OutboxFailure } from './store';
import type { RetryStatus } from './registry';
import type { OutboxEnvironment } from './environment';

/** Milliseconds after which an answer counts as lost. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** Attempts that are made by themselves before an item steps aside and lets others pass. */
const MAX_ATTEMPTS = 6;
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

/** What an unsuccessful attempt means: asking again cannot help, may help, or nobody was there to ask. */
type ErrorClass = 'final' | 'again' | 'unreachable' | 'slower';

/** Reads an error of `call`. A gone connection and 503 are nobody's fault; 429 is a matter of pace. */
function classifyError(error: unknown): ErrorClass {
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
function backoffDelay(tries: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1_000;
  return Math.min(INITIAL_BACKOFF_MS * 2 ** (tries - 1), MAX_BACKOFF_MS);
}

/** An error as it is kept beside the item. */
export function toOutboxFailure(error: unknown): OutboxFailure {
  if (error instanceof ApiError) {
    const { status, code, requestId, fields } = error.problem;
    return { message: error.message, status, code, requestId, ...(fields ? { fields } : {}) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const unreachable = classifyError(error) === 'unreachable';
  return { message, status: null, code: unreachable ? 'unavailable' : null, requestId: null };
}

/** The error that was kept, for whoever shows it. */
export function fromOutboxFailure({ message, status, code, requestId, fields }: OutboxFailure): Error {
  if (status === null || code === null) return code ? new NetworkError(message) : new Error(message);
  const problem = { type: 'about:blank', title: message, status, code, requestId: requestId ?? 'none' };
  return new ApiError({ ...problem, ...(fields ? { fields } : {}) }, null);
}

/** Nobody could be asked: worth another try by itself later. */
export const isUnreachable = (parked: OutboxFailure): boolean => parked.code === 'unavailable';

/** Resolves after so many milliseconds, or as soon as somebody is in a hurry; rejects when it is over. */
function interruptibleDelay(
  ms: number,
  over: AbortSignal,
  hurry: Map<string, () => void>,
  key: string,
): Promise<void> {
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
export function createRetrySender(
  send: OutboxEnvironment['send'],
  report: (key: string, trouble: RetryStatus | null) => void,
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
      ATTEMPT_TIMEOUT_MS,
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
          await interruptibleDelay(slowUntil - performance.now(), over, new Map(), item.key);
        }
        try {
          const answer = await once(item, over);
          report(item.key, null);
          return answer;
        } catch (error) {
          if (over.aborted) throw error;
          const verdict = classifyError(error);
          const wait = backoffDelay(Math.max(1, tries), error);
          if (verdict === 'slower') slowUntil = performance.now() + wait;
          else tries += 1;
          if (verdict === 'final' || tries >= MAX_ATTEMPTS) throw error;
          const message = error instanceof Error ? error.message : String(error);
          report(item.key, { tries, message, nextAt: Date.now() + wait });
          if (verdict !== 'slower') await interruptibleDelay(wait, over, hurry, item.key);
        }
      }
    },
  };
}
