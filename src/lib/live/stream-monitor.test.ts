import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionEnd, ConnectionOptions } from './connection';
import {
  cutStream,
  delayEvents,
  monitored,
  reportMessage,
  reportRole,
  reportStart,
  streamStatus,
} from './stream-monitor';

const event = { type: 'notification', unread: 1 } as const;
let open: ConnectionOptions[];
const connect = (options: ConnectionOptions): Promise<ConnectionEnd> => {
  open.push(options);
  options.onOpen();
  return new Promise((resolve) => options.signal.addEventListener('abort', () => resolve({})));
};

beforeEach(() => {
  vi.useFakeTimers();
  open = [];
  reportRole('none');
});
afterEach(() => {
  vi.useRealTimers();
  delayEvents(0);
  cutStream(0);
});

const start = (received: string[] = []) =>
  monitored(connect)({
    lastId: null,
    signal: new AbortController().signal,
    onOpen: () => undefined,
    onMessage: ({ id }) => received.push(String(id)),
  });

test('a cut ends the connection, holds the next one, and records the gap with the events after it', async () => {
  const first = start();
  expect(streamStatus.get().isOpen).toBe(true);
  cutStream(5_000);
  await first;
  expect(streamStatus.get()).toMatchObject({ isOpen: false, gaps: [{ until: null }] });

  void start();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(open).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(open).toHaveLength(2);
  reportMessage({ prev: '1-0', id: '2-1', event }, 'accepted');
  await vi.advanceTimersByTimeAsync(2_000);
  reportMessage({ prev: '2-1', id: '3-1', event }, 'accepted');
  const [gap] = streamStatus.get().gaps;
  expect(gap?.events).toBe(1);
  expect((gap?.until ?? 0) - (gap?.since ?? 0)).toBeGreaterThanOrEqual(5_000);
});

test('delayed events arrive later and in order; a cut drops those that wait', async () => {
  const received: string[] = [];
  void start(received);
  delayEvents(1_000);
  open[0]?.onMessage({ id: '1', event });
  await vi.advanceTimersByTimeAsync(900);
  delayEvents(0);
  open[0]?.onMessage({ id: '2', event });
  expect(received).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(received).toEqual(['1', '2']);

  delayEvents(1_000);
  open[0]?.onMessage({ id: '3', event });
  cutStream(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(received).toEqual(['1', '2']);
});

test('the status lists the events of this tab since the last start', () => {
  reportRole('leads');
  reportMessage({ prev: '1-0', id: '2-1', event }, 'accepted');
  reportMessage({ prev: '2-1', id: '2-2', event: null }, 'accepted');
  reportMessage({ prev: '1-0', id: '2-1', event }, 'known');
  reportMessage({ prev: '4-0', id: '5-1', event }, 'gap');
  expect(streamStatus.get()).toMatchObject({
    role: 'leads',
    startId: '1-0',
    lastId: '2-2',
    eventIds: ['2-1'],
    refused: 1,
    repeated: 1,
  });
  reportStart('0-5');
  expect(streamStatus.get()).toMatchObject({ startId: '0-5', lastId: '0-5', eventIds: [] });
});
