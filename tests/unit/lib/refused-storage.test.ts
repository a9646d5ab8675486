// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdWebLock } from '@/lib/browser/web-lock';
import { openOutbox } from '@/queries/outbox/outbox';
import { openOutboxStore } from '@/queries/outbox/store';
import { acquireTabLock } from '@/queries/outbox/tab-lock';
import { outboxHandlers } from '@/queries/outbox-handlers';
import { createPostFixture } from '../../support/social/post-fixtures';
import { hangDisk } from '../../support/social/hung-disk';

const never = new Promise<never>(() => {});
const refusal = () => Promise.reject(new DOMException('Locks are blocked', 'SecurityError'));

/** The locks of a browser that refuses them, or never answers. */
const brokenLocks = {
  'are refused': { request: refusal, query: refusal },
  'never answer': { request: () => never, query: () => never },
};

const stubLocks = (locks: (typeof brokenLocks)[keyof typeof brokenLocks]) => {
  const working = navigator.locks;
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(
    () => void Object.defineProperty(navigator, 'locks', { value: working, configurable: true }),
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(brokenLocks))('where locks %s', (_name, locks) => {
  it('works without them, once', async () => {
    stubLocks(locks);
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    const result = holdWebLock('name', new AbortController().signal, work);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await result).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });

  it('sends queued writes, also when the disk does not answer', async () => {
    stubLocks(locks);
    const recover = hangDisk();
    onTestFinished(recover);
    const send = vi.fn<() => Promise<unknown>>().mockResolvedValue(createPostFixture());
    const opening = openOutbox(new QueryClient(), 'ines', {
      handlers: outboxHandlers,
      environment: {
        store: openOutboxStore(),
        acquireLock: acquireTabLock,
        channel: (name) => new BroadcastChannel(name),
        send,
      },
    });
    await vi.advanceTimersByTimeAsync(3_000);
    const outbox = await opening;
    const [added] = outbox.add([{ kind: 'post', vars: { post: { text: 'In memory' } } }]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await added?.persisted).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send).toHaveBeenCalledOnce();
    outbox.stop();
  });
});

it('detects a disk that does not answer', async () => {
  const recover = hangDisk();
  const { isIndexedDbUsable } = await import('@/lib/storage/indexed-db-probe');
  const answer = isIndexedDbUsable();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(false);
  recover();
  vi.resetModules();
  const later = await import('@/lib/storage/indexed-db-probe');
  expect(await later.isIndexedDbUsable()).toBe(true);
});
