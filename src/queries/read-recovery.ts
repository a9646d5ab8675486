import {
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { ApiError, isTemporaryError, NetworkError } from '@/lib/api/errors';
import { onReachableAgain } from '@/lib/api/reachability';
import { healthOptions } from './shell/health';
import { createStore, type ReadableStore } from '@/lib/store/create-store';

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;
/** Shortest time between two attempts, in ms, however many signals say that the service is back. */
const MIN_INTERVAL_MS = 1_000;

interface FailedRead {
  query: Query;
  error: unknown;
  failures: number;
  /** Times in ms since the epoch. */
  failedAt: number;
  /** End of Retry-After. */
  notBefore: number;
  retryAt: number;
}

/** Failed reads of mounted pages: none, some, or all for want of a connection. */
export type RecoveryStatus = 'none' | 'failed' | 'unreachable';

interface ReadRecovery {
  status: ReadableStore<RecoveryStatus>;
  /** Reads now, whatever the delay; Retry-After excepted. */
  retryNow: () => void;
}

const recoveries = new WeakMap<QueryClient, ReadRecovery>();

/** Direction of the page that failed below or above the pages in the cache. */
const failedDirection = ({ state }: Query): 'forward' | 'backward' | undefined =>
  state.data === undefined ? undefined : state.fetchMeta?.fetchMore?.direction;

/** A failed refresh leaves its data in place, so only missing data is read again. */
const isMissing = (query: Query): boolean =>
  query.isActive() &&
  query.state.status === 'error' &&
  (query.state.data === undefined || failedDirection(query) !== undefined);

function readAgain(query: Query): void {
  const [observer] = query.observers;
  const direction = failedDirection(query);
  if (direction && observer instanceof InfiniteQueryObserver)
    void (direction === 'forward' ? observer.fetchNextPage() : observer.fetchPreviousPage());
  else void observer?.refetch({ cancelRefetch: false });
}

function afterFailure(query: Query, error: unknown, failures: number): FailedRead {
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS) * (0.8 + Math.random() * 0.4);
  const now = Date.now();
  return {
    query,
    error,
    failures,
    failedAt: now,
    notBefore: now + retryAfter,
    retryAt: now + Math.max(retryAfter, delay),
  };
}

/**
 * Reads again what failed and is still missing on the page: after a growing delay, when the service answers another
 * request, and when the network or the tab is back.
 */
export function startReadRecovery(client: QueryClient): void {
  const cache = client.getQueryCache();
  const failed = new Map<string, FailedRead>();
  const status = createStore<RecoveryStatus>('none');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const missing = () => [...failed.values()].filter(({ query }) => query.isActive());

  function update(): void {
    const reads = missing();
    const isUnreachable = reads.every(({ error }) => error instanceof NetworkError);
    status.set(reads.length === 0 ? 'none' : isUnreachable ? 'unreachable' : 'failed');
    clearTimeout(timer);
    const next = Math.min(...reads.map(({ retryAt }) => retryAt));
    if (next !== Infinity) timer = setTimeout(() => void retryDue(), Math.max(0, next - Date.now()));
  }

  /** Takes reads off the timer; the result of the next attempt puts them back. */
  function take(isDue: (read: FailedRead) => boolean): FailedRead[] {
    const reads = missing().filter((read) => isDue(read) && isMissing(read.query));
    for (const read of reads) read.retryAt = Infinity;
    update();
    return reads;
  }

  async function retryDue(): Promise<void> {
    const reads = take(({ retryAt }) => retryAt <= Date.now());
    // One small request while the service is down, so that the pages do not turn into placeholders for nothing.
    const isReachable = status.get() !== 'unreachable' || (await client.query(healthOptions()));
    for (const { query, error, failures } of reads) {
      if (!isMissing(query)) continue;
      if (isReachable) readAgain(query);
      else failed.set(query.queryHash, afterFailure(query, error, failures + 1));
    }
    update();
  }

  const retryNow = () => {
    for (const { query } of take(({ notBefore }) => notBefore <= Date.now())) readAgain(query);
  };
  /** Something says that the service is back: brings the next attempt forward. */
  const onSignal = () => {
    for (const read of missing())
      if (read.retryAt !== Infinity)
        read.retryAt = Math.max(read.notBefore, Math.min(read.retryAt, read.failedAt + MIN_INTERVAL_MS));
    update();
  };

  cache.subscribe((event) => {
    const { query } = event;
    const hash = query.queryHash;
    const known = failed.get(hash);
    const action = event.type === 'updated' ? event.action.type : event.type;
    if (action === 'error' && isTemporaryError(query.state.error) && isMissing(query)) {
      failed.set(hash, afterFailure(query, query.state.error, (known?.failures ?? 0) + 1));
    } else if (!known) return;
    else if (action === 'removed' || action === 'success' || action === 'error') failed.delete(hash);
    else if (action === 'fetch') known.retryAt = Infinity;
    // A cancelled attempt restores the error.
    else if (action === 'setState') failed.set(hash, afterFailure(query, known.error, known.failures));
    else if (!action.startsWith('observer')) return;
    update();
  });

  onReachableAgain(onSignal);
  onlineManager.subscribe((online) => online && onSignal());
  focusManager.subscribe((focused) => focused && onSignal());
  recoveries.set(client, { status, retryNow });
}

const noRecovery: ReadRecovery = { status: createStore<RecoveryStatus>('none'), retryNow: () => undefined };

/** Recovery of a client that `createQueryClient` made. */
export const readRecoveryOf = (client: QueryClient): ReadRecovery => recoveries.get(client) ?? noRecovery;
