import { readFeed } from '@contract/feed/feed';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi, configureApi } from '@/lib/api/client';
import { NetworkError } from '@/lib/api/errors';

const never = () => new Promise<never>(() => undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the token', never, () => Promise.resolve(new Response('{}'))],
  ['the response', () => Promise.resolve('token'), never],
  ['the body', () => Promise.resolve('token'), () => Promise.resolve(new Response(new ReadableStream()))],
] as const)('a read that waits for %s ends after 15 seconds', async (_, getToken, fetch) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  configureApi({ baseUrl: '/api/v1', getToken });
  const outcome = callApi(readFeed, { query: { tab: 'following' } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(NetworkError);
});

test('a read ends at once when its page closes', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve('token') });
  const page = new AbortController();
  const outcome = callApi(readFeed, { query: { tab: 'following' } }, { signal: page.signal }).catch(
    (error: unknown) => error,
  );
  await Promise.resolve();
  page.abort();
  expect(await outcome).toHaveProperty('name', 'AbortError');
});
