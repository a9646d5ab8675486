import { InfiniteQueryObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { reportReachable, reportUnreachable } from '@/lib/api/reachability';
import { createQueryClient } from './client';
import { readRecoveryOf } from './read-recovery';

const problem = (status: number, retryAfter: number | null = null) =>
  new ApiError(
    { type: 'about:blank', title: 'Failed', status, code: 'internal', requestId: 'r' },
    retryAfter,
  );

let client: QueryClient;
let isHealthy = true;

/** Mounts a query that throws `error` until `succeed` is called; `reads` counts its requests. */
function mountQuery(error: Error) {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  const observer = new QueryObserver(client, { queryKey: ['page', Math.random()], queryFn: read });
  const unmount = observer.subscribe(() => undefined);
  return {
    reads: () => read.mock.calls.length,
    data: () => observer.getCurrentResult().data,
    succeed: () => read.mockResolvedValue('content'),
    hang: () => read.mockReturnValue(new Promise(() => undefined)),
    unmount,
  };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    isHealthy ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('refused')),
  );
  isHealthy = true;
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.clear();
  client.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a failed read', () => {
  test.each([
    ['no response', new NetworkError('cut')],
    ['an error of the service', problem(500)],
    ['a rate limit', problem(429, 1)],
  ])('loads again by itself after %s', async (_, error) => {
    const query = mountQuery(error);
    await seconds(3.3);
    expect(query.reads()).toBe(3);
    expect(readRecoveryOf(client).status.get()).not.toBe('none');
    query.succeed();
    await seconds(4);
    expect(query.data()).toBe('content');
    expect(readRecoveryOf(client).status.get()).toBe('none');
  });

  test('stays failed after a refusal', async () => {
    const query = mountQuery(problem(403));
    await seconds(120);
    expect(query.reads()).toBe(1);
    expect(readRecoveryOf(client).status.get()).toBe('none');
  });

  test('waits for Retry-After even after another response', async () => {
    const limited = mountQuery(problem(429, 20));
    await seconds(1);
    expect(limited.reads()).toBe(1);
    limited.succeed();
    reportUnreachable();
    reportReachable();
    readRecoveryOf(client).retryNow();
    await seconds(18);
    expect(limited.reads()).toBe(1);
    await seconds(2);
    expect(limited.data()).toBe('content');
  });

  test('obeys a short Retry-After while it is pending', async () => {
    const query = mountQuery(problem(503, 4));
    await seconds(3.9);
    expect(query.reads()).toBe(1);
    await seconds(0.2);
    expect(query.reads()).toBe(2);
  });

  test('loads when another request gets a response, and when the network returns', async () => {
    for (const signal of [
      () => {
        reportUnreachable();
        reportReachable();
      },
      () => {
        onlineManager.setOnline(false);
        onlineManager.setOnline(true);
      },
    ]) {
      const query = mountQuery(new NetworkError('cut'));
      isHealthy = false;
      await seconds(60);
      query.succeed();
      isHealthy = true;
      signal();
      await seconds(1);
      expect(query.data()).toBe('content');
    }
  });

  test('costs one small request at a time while the service is down', async () => {
    isHealthy = false;
    const queries = [0, 1, 2].map(() => mountQuery(new NetworkError('cut')));
    await seconds(300);
    expect(queries.map((query) => query.reads())).toEqual([3, 3, 3]);
    expect(readRecoveryOf(client).status.get()).toBe('unreachable');
    isHealthy = true;
    for (const query of queries) query.succeed();
    await seconds(40);
    expect(queries.map((query) => query.data())).toEqual(['content', 'content', 'content']);
  });

  test('loads after its attempt was cancelled', async () => {
    const query = mountQuery(problem(500));
    await seconds(3.3);
    query.hang();
    readRecoveryOf(client).retryNow();
    await seconds(1);
    await client.cancelQueries();
    query.succeed();
    await seconds(4);
    expect(query.data()).toBe('content');
  });

  test('is forgotten when its page closes', async () => {
    const query = mountQuery(problem(500));
    await seconds(4);
    query.unmount();
    await seconds(300);
    expect(query.reads()).toBe(3);
    expect(readRecoveryOf(client).status.get()).toBe('none');
  });
});

test.each(['below', 'above'] as const)(
  'a list reads its failed page %s again, not the others',
  async (side) => {
    const pages: (number | null)[] = [];
    let fails = true;
    const failing = side === 'below' ? 2 : 0;
    const observer = new InfiniteQueryObserver(client, {
      queryKey: ['list'],
      queryFn: ({ pageParam }) => {
        pages.push(pageParam);
        return pageParam === failing && fails ? Promise.reject(problem(500)) : Promise.resolve(pageParam);
      },
      initialPageParam: 1,
      getNextPageParam: (last: number) => last + 1,
      getPreviousPageParam: (first: number) => first - 1,
    });
    const unmount = observer.subscribe(() => undefined);
    await seconds(0);
    void (side === 'below' ? observer.fetchNextPage() : observer.fetchPreviousPage());
    await seconds(4);
    expect(pages).toEqual([1, failing, failing, failing]);
    fails = false;
    await seconds(4);
    expect(pages).toEqual([1, failing, failing, failing, failing]);
    expect(observer.getCurrentResult().data?.pages).toEqual(side === 'below' ? [1, 2] : [0, 1]);
    unmount();
  },
);
