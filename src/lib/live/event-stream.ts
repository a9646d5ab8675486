import type { LiveEvent } from '@contract/live-event';
import { Problem, type ProblemCode } from '@contract/problem';
import { getApiConfig } from '@/lib/api/client';
import { reportReachable } from '@/lib/api/reachability';
import { createEventStreamParser, type EventStreamMessage } from './event-stream-parser';

/** Time without a byte until the stream counts as dead, in ms. The service sends a heartbeat every 12 s. */
export const SILENCE_TIMEOUT_MS = 30_000;
const INITIAL_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** A connection that the service closes after this time reconnects at once: the close may be planned, as in a deployment. */
const STABLE_CONNECTION_MS = 1_000;
const RECONNECT_JITTER_MS = 300;

interface EventStreamOptions {
  member: string;
  onEvent: (event: LiveEvent) => void;
  /** Events may be missing: the stream reconnected without an id to resume from. */
  onGap: () => void;
  /** The service refused the member; the stream does not reconnect until the next page load. */
  onRejected: (code: ProblemCode) => void;
}

interface ChannelMessage {
  message?: EventStreamMessage;
  rejected?: ProblemCode;
}

const waitForRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

interface ConnectionEnd {
  rejectedWith?: ProblemCode;
  retryAfterSeconds?: number;
  closedByServer?: boolean;
}

/** Only 403 and "signed-out" are final; after another error a new token or a retry may succeed. */
async function readRejection(response: Response): Promise<ConnectionEnd> {
  const { data } = Problem.safeParse(await response.json().catch(() => null));
  if (response.status === 403) return { rejectedWith: data?.code ?? 'forbidden' };
  if (data?.code === 'signed-out') return { rejectedWith: data.code };
  const wait = Number(response.headers.get('Retry-After'));
  return wait > 0 ? { retryAfterSeconds: wait } : {};
}

/** Resolves when the connection ends. Never rejects. */
async function readConnection(
  lastId: string | null,
  signal: AbortSignal,
  onOpen: () => void,
  onMessage: (message: EventStreamMessage) => void,
): Promise<ConnectionEnd> {
  const { baseUrl, getToken } = getApiConfig();
  const token = await getToken();
  if (!token || signal.aborted) return {};
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal.addEventListener('abort', abort);
  let watchdog = setTimeout(abort, SILENCE_TIMEOUT_MS);
  try {
    const response = await fetch(`${baseUrl}/events`, {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      cache: 'no-store',
      signal: connection.signal,
    });
    if (!response.ok || !response.body) return await readRejection(response);
    onOpen();
    reportReachable();
    const openedAt = performance.now();
    const parse = createEventStreamParser(onMessage);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { closedByServer: performance.now() - openedAt > STABLE_CONNECTION_MS };
      clearTimeout(watchdog);
      watchdog = setTimeout(abort, SILENCE_TIMEOUT_MS);
      parse(value);
    }
  } catch {
    return {};
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Opens one stream for all tabs of a member: the tab that holds the lock reads the stream and broadcasts each event.
 * Resumes after the last event and reconnects with exponential backoff. Returns a function that ends this tab's part.
 */
export function openEventStream({ member, onEvent, onGap, onRejected }: EventStreamOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = new BroadcastChannel(`plaza.live.${member}`);
  let lastId: string | null = null;

  const receive = (message: EventStreamMessage) => {
    if (signal.aborted) return;
    lastId = message.id ?? lastId;
    if (message.event) onEvent(message.event);
  };
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.rejected) onRejected(data.rejected);
    else if (data.message) receive(data.message);
  };

  async function readUntilStopped(): Promise<void> {
    let failures = 0;
    let wasOpen = false;
    while (!signal.aborted) {
      const { rejectedWith, retryAfterSeconds, closedByServer } = await readConnection(
        lastId,
        signal,
        () => {
          failures = 0;
          if (wasOpen && lastId === null) onGap();
          wasOpen = true;
        },
        (message) => {
          receive(message);
          channel.postMessage({ message } satisfies ChannelMessage);
        },
      );
      if (signal.aborted) return;
      if (rejectedWith) {
        channel.postMessage({ rejected: rejectedWith } satisfies ChannelMessage);
        onRejected(rejectedWith);
        return;
      }
      const backoff = Math.min(INITIAL_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      failures += 1;
      const delay = closedByServer
        ? Math.random() * RECONNECT_JITTER_MS
        : backoff * (0.5 + Math.random() / 2);
      await waitForRetry(retryAfterSeconds ? retryAfterSeconds * 1_000 : delay, signal);
    }
  }

  // An insecure origin has no Web Locks; each tab then opens its own stream.
  const reading =
    'locks' in navigator
      ? navigator.locks.request(`plaza.live.${member}`, { signal }, readUntilStopped)
      : readUntilStopped();
  reading.catch(() => {
    // Stopped while waiting for the lock.
  });
  const close = () => channel.close();
  signal.addEventListener('abort', close);
  return () => stopped.abort();
}
