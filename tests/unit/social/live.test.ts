// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { callApi, configureApi } from '@/lib/api/client';
import { NetworkError } from '@/lib/api/errors';
import { SILENCE_TIMEOUT_MS } from '@/lib/live/connection';
import { openEventStream } from '@/lib/live/event-stream';
import { createEventSequence } from '@/lib/live/event-sequence';
import { createEventStreamParser, type EventStreamMessage } from '@/lib/live/event-stream-parser';
import { feedOptions, newPostsOptions } from '@/queries/social/feed/feed';
import { applyLiveEvent } from '@/queries/social/live/live-events';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import { fakeAuth } from '../../support/pages/fake-auth';
import { me, createPostFixture } from '../../support/social/post-fixtures';
import { eventually } from '../../support/eventually';

const post = createPostFixture().id;
const stream = `: hello

id: 7
data: {"type":"removed","postId":"${post}"}

event: heartbeat
id: 8
data:

id: 9
data: {"type":"notification",
data: "unread":3}

id: 10
data: {"type":"later","what":"a newer service says"}

`;

describe('createEventStreamParser', () => {
  it('parses the same messages from any split into chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: stream.length })),
        fc.constantFrom('\n', '\r\n'),
        (cuts, newline) => {
          const text = stream.replaceAll('\n', newline);
          const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
          const messages: EventStreamMessage[] = [];
          const parse = createEventStreamParser((message) => messages.push(message));
          for (const [index, to] of at.entries()) parse(text.slice(at[index - 1] ?? 0, to));
          expect(messages).toEqual([
            { id: '7', event: { type: 'removed', postId: post } },
            { id: '8', event: null },
            { id: '9', event: { type: 'notification', unread: 3 } },
            { id: '10', event: null },
          ]);
        },
      ),
    );
  });
});

describe('connectLive', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const connect = (answer: (headers: Headers, signal: AbortSignal) => Response) => {
    const asked: Headers[] = [];
    configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve('token') });
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      asked.push(headers);
      return Promise.resolve(answer(headers, init.signal ?? new AbortController().signal));
    });
    const events: unknown[] = [];
    const stop = openEventStream({
      member: `member-${Math.random()}`,
      onEvent: (event) => events.push(event),
      onGap: () => events.push('gap'),
      onRejected: (code) => events.push(`refused: ${code}`),
    });
    return { asked, events, stop };
  };

  const streamOf = (text: string, signal: AbortSignal, stays: boolean) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text));
          if (!stays) controller.close();
          signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      }),
    );

  it('sends the token in a header and resumes after the last event', async () => {
    vi.useFakeTimers();
    const { asked, events, stop } = connect((_headers, signal) => streamOf(stream, signal, asked.length > 1));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(asked.map((headers) => headers.get('Authorization'))).toEqual(['Bearer token', 'Bearer token']);
    expect(asked.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '10']);
    expect(events).toHaveLength(4);
    stop();
  });

  it('renews a token that the service says has expired', async () => {
    vi.useFakeTimers();
    const { asked, events, stop } = connect((headers, signal) => {
      if (headers.get('Authorization') === 'Bearer renewed') return streamOf(stream, signal, true);
      const problem = { title: 'Expired', status: 401, code: 'token-expired', requestId: 'r1' };
      return Response.json({ type: 'about:blank', ...problem }, { status: 401 });
    });
    let token = 'token';
    configureApi({
      baseUrl: '/api/v1',
      getToken: async (force) => (token = force ? 'renewed' : token),
    });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(asked.map((headers) => headers.get('Authorization'))).toEqual(['Bearer token', 'Bearer renewed']);
    expect(events).not.toEqual([]);
    stop();
  });

  it('begins at the position of the first list', async () => {
    vi.useFakeTimers();
    const { asked, stop } = connect((_headers, signal) => {
      // The first request is the list's.
      if (asked.length === 1) return Response.json({ unread: 0 }, { headers: { 'Last-Event-ID': '40-0' } });
      return streamOf('', signal, true);
    });
    await callApi(countUnreadNotifications, {});
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '40-0']);
    stop();
  });

  it('retries when the token cannot be renewed yet', async () => {
    vi.useFakeTimers();
    const { asked, events, stop } = connect((_headers, signal) => streamOf(stream, signal, true));
    const getToken = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new NetworkError('offline'))
      .mockResolvedValue('token');
    configureApi({ baseUrl: '/api/v1', getToken });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(asked).toHaveLength(1);
    expect(events).toHaveLength(2);
    stop();
  });

  it('reports a rejection once and does not reconnect', async () => {
    vi.useFakeTimers();
    const { asked, events, stop } = connect(() => new Response(null, { status: 403 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(events).toEqual(['refused: forbidden']);
    stop();
  });

  it('reconnects a silent stream; stops when told by the service', async () => {
    vi.useFakeTimers();
    const { asked, stop } = connect((_headers, signal) => streamOf('id: 1\ndata:\n\n', signal, true));
    await vi.advanceTimersByTimeAsync(SILENCE_TIMEOUT_MS - 100);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(asked).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(2 * SILENCE_TIMEOUT_MS);
    expect(asked).toHaveLength(2);
  });

  it('reconnects at once when the service ends an open stream, and learns of a remote sign-out', async () => {
    vi.useFakeTimers();
    let end = () => undefined as void;
    const signedOut = { type: 'about:blank', title: 'Gone', status: 401, code: 'signed-out', requestId: 'r' };
    const { asked, events, stop } = connect(() => {
      if (asked.length > 1) return Response.json(signedOut, { status: 401 });
      return new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('id: 1\ndata:\n\n'));
            end = () => controller.close();
          },
        }),
      );
    });
    await vi.advanceTimersByTimeAsync(5_000);
    end();
    await vi.advanceTimersByTimeAsync(400);
    expect(events).toEqual(['refused: signed-out']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    stop();
  });

  it('keeps reconnecting after the token expires', async () => {
    vi.useFakeTimers();
    const expired = { type: 'about:blank', title: 'Old', status: 401, code: 'token-expired', requestId: 'r' };
    const { asked, events, stop } = connect(() => Response.json(expired, { status: 401 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBeGreaterThan(2);
    expect(events).toEqual([]);
    stop();
  });

  it('does not reconnect for a suspended member', async () => {
    vi.useFakeTimers();
    const { asked, stop } = connect(() => new Response(null, { status: 403 }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    stop();
  });
});

describe('createEventSequence', () => {
  const removed = (postId: string) => ({ type: 'removed', postId }) as const;
  const setUp = () => {
    const heard: string[] = [];
    const sequence = createEventSequence((event) => 'postId' in event && heard.push(event.postId));
    sequence.noteRead('10-0');
    sequence.receive({ prev: '10-0', id: '11-1', event: removed('a') });
    sequence.receive({ prev: '11-1', id: '12-1', event: removed('b') });
    return { heard, sequence };
  };

  it('applies an event to a list that was read before the event and arrived after', () => {
    const { heard, sequence } = setUp();
    expect(sequence.noteRead('11-1')).toBe(true);
    expect(heard).toEqual(['a', 'b', 'b']);
  });

  it('asks for a replay for a list older than its log', () => {
    const { heard, sequence } = setUp();
    expect(sequence.noteRead('9-0')).toBe(false);
    expect(sequence.lastId()).toBe('9-0');
    expect(sequence.receive({ prev: '9-0', id: '10-1', event: removed('c') })).toBe('accepted');
    expect(heard).toEqual(['a', 'b', 'c']);
  });

  it('refuses a message that skips events, and accepts a reset', () => {
    const { heard, sequence } = setUp();
    expect(sequence.receive({ prev: '13-0', id: '14-1', event: removed('d') })).toBe('gap');
    expect(sequence.receive({ prev: null, id: '14-1', event: removed('d') })).toBe('gap');
    expect(sequence.receive({ prev: '11-1', id: '12-1', event: removed('b') })).toBe('known');
    expect(sequence.receive({ prev: '99-0', id: '99-1', event: { type: 'reset' } })).toBe('accepted');
    expect(heard).toEqual(['a', 'b']);
    expect(sequence.replay('12-1')).toBeNull();
  });
});

describe('applyLive', () => {
  it('finds the posts that a gap hid, without moving the list', async () => {
    const [shown, hidden] = [createPostFixture({}, 1), createPostFixture({}, 2)];
    const item = (one: typeof shown, at: string) => ({ key: one.id, post: one, repostedBy: null, at });
    const old = item(shown, '2026-01-01T00:00:00.000Z');
    const page = { items: [item(hidden, '2026-01-02T00:00:00.000Z'), old], nextCursor: null };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(page)));
    const client = new QueryClient();
    client.setQueryData(feedOptions('following').queryKey, {
      pages: [{ rows: [{ key: old.key, postId: shown.id, repostedBy: null, at: old.at }], nextCursor: null }],
      pageParams: [null],
    });
    applyLiveEvent(client, { type: 'reset' });
    await eventually(() =>
      expect(client.getQueryData(newPostsOptions('following').queryKey)).toEqual([
        { postId: hidden.id, authorId: hidden.author.id },
      ]),
    );
  });

  it('holds back a new post once, and never one’s own', () => {
    const client = new QueryClient();
    client.setQueryData(['me'], me);
    client.setQueryData([POST_LIST_KEY, 'feed', 'following'], {
      pages: [{ rows: [], nextCursor: null }],
      pageParams: [null],
    });
    const event = {
      type: 'post',
      postId: post,
      authorId: createPostFixture().author.id,
      tabs: ['following'],
    } as const;
    applyLiveEvent(client, { ...event, tabs: ['following'] });
    applyLiveEvent(client, { ...event, tabs: ['following'] });
    applyLiveEvent(client, {
      ...event,
      tabs: ['following'],
      postId: createPostFixture({}, 2).id,
      authorId: me.id,
    });
    expect(client.getQueryData(newPostsOptions('following').queryKey)).toHaveLength(1);
    applyLiveEvent(client, { type: 'removed', postId: post });
    expect(client.getQueryData(newPostsOptions('following').queryKey)).toEqual([]);
  });
});

describe('useLive', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock('@/queries/member-services');
  });

  it("loads the stream's code again after a network failure", async () => {
    vi.useFakeTimers();
    const stop = vi.fn<() => void>();
    const followLive = vi.fn<() => () => void>(() => stop);
    let tries = 0;
    vi.doMock('@/queries/member-services', () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
      return {
        startLiveStream: followLive,
        startOutbox: () => Promise.resolve(),
        outboxHandlers: {},
        connectSpaces: () => Promise.resolve(),
        startEventReminders: () => undefined,
      };
    });
    const { useLiveStream: useLive } = await import('@/queries/social/live/use-live-stream');
    const client = new QueryClient();
    const { unmount } = renderHook(() => useLive('demo-ines', fakeAuth()), {
      wrapper: ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children),
    });
    for (const made of [1, 2]) {
      await vi.dynamicImportSettled();
      expect(tries).toBe(made);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    await vi.dynamicImportSettled();
    expect(followLive).toHaveBeenCalledOnce();
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });
});
