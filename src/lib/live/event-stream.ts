import type { LiveEvent } from '@contract/live-event';
import { Problem, type ProblemCode } from '@contract/problem';
import { getApiConfig } from '@/lib/api/client';
import { createEventStreamParser, type EventStreamMessage } from './event-stream-parser';

/** Time without a byte until the stream counts as dead, in ms. The service sends a heartbeat every 12 s. */
export const SILENCE_TIMEOUT_MS = 30_000;
const INITIAL_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** A stream that the service ends after this long is opened anew at once: it may have been ended on purpose. */
const STABLE_CONNECTION_MS = 1_000;
const RECONNECT_JITTER_MS = 300;

interface EventStreamOptions {
  /** Whose stream: tabs of another member never share it. */
  member: string;
  onEvent: (event: LiveEvent) => void;
  /** The stream stands again after a cut whose missed events cannot be told. */
  onGap: () => void;
  /** The service no longer lets this member in, by this code: there will be no stream until the page is loaded anew. */
  onRejected: (code: ProblemCode) => void;
}

interface ChannelMessage {
  message?: EventStreamMessage;
  stop?: true;
  refused?: ProblemCode;
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
    // Back on the network: there is nothing to wait for.
    globalThis.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/** How one connection came to its end. */
interface ConnectionEnd {
  /** The code by which the service shuts this member out. */
  rejectedWith?: ProblemCode;
  /** Seconds the service asks to wait. */
  retryAfterSeconds?: number;
  /** Ended by the service after a while, not cut off. */
  closedByServer?: boolean;
}

/** Why the stream was not opened. Another token, or another try, may do where nothing is said of the member. */
async function readRejection(response: Response): Promise<ConnectionEnd> {
  const { data } = Problem.safeParse(await response.json().catch(() => null));
  if (response.status === 403) return { rejectedWith: data?.code ?? 'forbidden' };
  if (data?.code === 'signed-out') return { rejectedWith: data.code };
  const wait = Number(response.headers.get('Retry-After'));
  return wait > 0 ? { retryAfterSeconds: wait } : {};
}

/** Reads one connection to its end. */
async function readConnection(
  lastId: string | null,
  signal: AbortSignal,
  onOpen: () => void,
  onMessage: (message: EventStreamMessage) => void,
): Promise<ConnectionEnd> {
  const { baseUrl, getToken: token } = getApiConfig();
  const bearer = await token();
  if (!bearer || signal.aborted) return {};
  const cut = new AbortController();
  const abort = () => cut.abort();
  signal.addEventListener('abort', abort);
  let watchdog = setTimeout(abort, SILENCE_TIMEOUT_MS);
  try {
    const response = await fetch(`${baseUrl}/events`, {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${bearer}`,
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      cache: 'no-store',
      signal: cut.signal,
    });
    if (!response.ok || !response.body) return await readRejection(response);
    onOpen();
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
 * Keeps one stream of live events for all tabs: the tab that holds the lock reads it and passes each event on.
 * Resumes after its last event, reconnects with growing pauses, and is cut when nothing has come for `SILENCE`.
 * Returns the way to stop; stopping reaches the tab that holds the stream, whichever it is.
 */
export function openEventStream({
  member,
  onEvent,
  onGap,
  onRejected: onRefused,
}: EventStreamOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = new BroadcastChannel(`plaza.live.${member}`);
  let lastId: string | null = null;

  const take = (message: EventStreamMessage) => {
    if (signal.aborted) return;
    lastId = message.id ?? lastId;
    if (message.event) onEvent(message.event);
  };
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.stop) stopped.abort();
    else if (data.refused) onRefused(data.refused);
    else if (data.message) take(data.message);
  };

  async function hold(): Promise<void> {
    let failures = 0;
    let wasOpen = false;
    while (!signal.aborted) {
      const {
        rejectedWith: refused,
        retryAfterSeconds: wait,
        closedByServer: settled,
      } = await readConnection(
        lastId,
        signal,
        () => {
          failures = 0;
          // Without a place to resume from, what came between is unknown.
          if (wasOpen && lastId === null) onGap();
          wasOpen = true;
        },
        (message) => {
          take(message);
          channel.postMessage({ message } satisfies ChannelMessage);
        },
      );
      if (signal.aborted) return;
      if (refused) {
        channel.postMessage({ refused } satisfies ChannelMessage);
        onRefused(refused);
        return;
      }
      const growing = Math.min(INITIAL_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      failures += 1;
      // Spread, so that a restarted service is not met by everybody at once.
      const anew = settled ? Math.random() * RECONNECT_JITTER_MS : growing * (0.5 + Math.random() / 2);
      await waitForRetry(wait ? wait * 1_000 : anew, signal);
    }
  }

  // A page without TLS on another host than this one has no locks: there each tab reads for itself.
  const holding =
    'locks' in navigator ? navigator.locks.request(`plaza.live.${member}`, { signal }, hold) : hold();
  holding.catch(() => {
    // Given up while waiting for the lock: another tab goes on.
  });
  const close = () => channel.close();
  signal.addEventListener('abort', close);
  return () => stopped.abort();
}

/** Ends the stream of a member in every tab of this browser, at sign-out. */
export function closeEventStreamInAllTabs(member: string): void {
  const channel = new BroadcastChannel(`plaza.live.${member}`);
  channel.postMessage({ stop: true } satisfies ChannelMessage);
  channel.close();
}
