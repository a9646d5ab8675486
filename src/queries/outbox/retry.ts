import { ApiError, NetworkError } from '@/lib/api/errors';
import type { OutboxItem, OutboxFailure } from './store';
import type { RetryStatus } from './outbox-types';
import type { OutboxEnvironment } from './environment';

/** Timeout of one request, in ms. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** Automatic attempts before a write fails and the next one is sent. */
const MAX_ATTEMPTS = 6;
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

type ErrorClass = 'final' | 'retryable' | 'unreachable' | 'rate-limited';

function classifyError(error: unknown): ErrorClass {
  if (error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError')) {
    return 'unreachable';
  }
  if (!(error instanceof ApiError)) return 'final';
  const { status, code } = error.problem;
  if (status === 429) return 'rate-limited';
  if (status === 503) return 'unreachable';
  return status >= 500 || status === 401 || code === 'key-running' ? 'retryable' : 'final';
}

/** Delay in ms before the next attempt; Retry-After wins. */
function backoffDelay(tries: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1_000;
  return Math.min(INITIAL_BACKOFF_MS * 2 ** (tries - 1), MAX_BACKOFF_MS);
}

export function toOutboxFailure(error: unknown): OutboxFailure {
  if (error instanceof ApiError) {
    const { title, detail, status, code, requestId, fields } = error.problem;
    return { message: detail ?? title, status, code, requestId, ...(fields ? { fields } : {}) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const unreachable = classifyError(error) === 'unreachable';
  return { message, status: null, code: unreachable ? 'unavailable' : null, requestId: null };
}

export function fromOutboxFailure({ message, status, code, requestId, fields }: OutboxFailure): Error {
  if (status === null || code === null) return code ? new NetworkError(message) : new Error(message);
  const problem = { type: 'about:blank', title: message, status, code, requestId: requestId ?? 'none' };
  return new ApiError({ ...problem, ...(fields ? { fields } : {}) }, null);
}

/** The service was not reached: retried automatically later. */
export const isUnreachable = (parked: OutboxFailure): boolean => parked.code === 'unavailable';

const HOPELESS: ReadonlySet<OutboxFailure['code']> = new Set([
  'validation',
  'malformed',
  'not-found',
  'method-not-allowed',
  'gone',
  'blocked',
]);

/** The service would refuse the same write again: what it is about is gone or out of reach. */
export const isHopeless = ({ code }: OutboxFailure): boolean => HOPELESS.has(code);

/** Resolves after `ms`, or when the function registered in `hurry` is called; rejects with AbortError. */
function interruptibleDelay(
  ms: number,
  signal: AbortSignal,
  hurry: Map<string, () => void>,
  key: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      hurry.delete(key);
      if (signal.aborted) reject(new DOMException('The write was withdrawn', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    hurry.set(key, end);
    if (signal.aborted) end();
  });
}

/** What the write is about was deleted, or the member may not see it. */
export const isOutOfReach = ({ code }: OutboxFailure): boolean => code === 'not-found' || code === 'gone';

/** Sends each write until the service answers, refuses for good, or the attempts are used up. */
export function createRetrySender(
  send: OutboxEnvironment['send'],
  report: (key: string, status: RetryStatus | null) => void,
) {
  const sending = new Set<string>();
  const hurry = new Map<string, () => void>();
  /** End of the rate limit's pause, on the clock of `performance.now()`. */
  let pausedUntil = 0;

  async function sendOnce(item: OutboxItem, signal: AbortSignal): Promise<unknown> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    const timer = setTimeout(
      () => attempt.abort(new DOMException('No answer in time', 'TimeoutError')),
      ATTEMPT_TIMEOUT_MS,
    );
    signal.addEventListener('abort', abort);
    sending.add(item.key);
    try {
      return await send(item, { idempotencyKey: item.key, signal: attempt.signal });
    } finally {
      sending.delete(item.key);
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  return {
    /** A request is in flight and may have reached the service. */
    isSending: (key: string): boolean => sending.has(key),
    /** Ends the pause before the next attempt. */
    hurry: (key: string): void => hurry.get(key)?.(),
    run: async (item: OutboxItem, signal: AbortSignal): Promise<unknown> => {
      for (let tries = 0; ;) {
        while (pausedUntil > performance.now()) {
          await interruptibleDelay(pausedUntil - performance.now(), signal, new Map(), item.key);
        }
        try {
          const response = await sendOnce(item, signal);
          report(item.key, null);
          return response;
        } catch (error) {
          if (signal.aborted) throw error;
          const errorClass = classifyError(error);
          const delay = backoffDelay(Math.max(1, tries), error);
          if (errorClass === 'rate-limited') pausedUntil = performance.now() + delay;
          else tries += 1;
          if (errorClass === 'final' || tries >= MAX_ATTEMPTS) throw error;
          const message = error instanceof Error ? error.message : String(error);
          report(item.key, { tries, message, nextAt: Date.now() + delay });
          if (errorClass !== 'rate-limited') await interruptibleDelay(delay, signal, hurry, item.key);
        }
      }
    },
  };
}
