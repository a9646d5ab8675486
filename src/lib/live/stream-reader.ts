import type { LiveEvent } from '@contract/live-event';
import type { ProblemCode } from '@contract/problem';
import type { ConnectionEnd, ConnectionOptions } from './connection';
import { isLaterId } from './event-id';
import type { SequencedMessage } from './event-sequence';

const INITIAL_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
const RECONNECT_JITTER_MS = 300;

/** Ends early when the network or the person is back, or when `hurry` aborts. */
const waitForRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const name of ['online', 'focus']) globalThis.removeEventListener(name, done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    for (const name of ['online', 'focus']) globalThis.addEventListener(name, done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

interface ReaderOptions {
  connect: (options: ConnectionOptions) => Promise<ConnectionEnd>;
  /** Where this tab is in the stream. */
  lastId: () => string | null;
  onOpen: (streamId?: string) => void;
  onMessage: (message: SequencedMessage) => void;
  /** An event outside the sequence: counts of a declared post. */
  onCounts: (event: LiveEvent) => void;
  /** The stream began again without an id to resume from. */
  onGap: () => void;
  onRejected: (code: ProblemCode) => void;
}

/** Reads the stream for all tabs: reconnects with exponential backoff and resumes after the last event. */
export function createStreamReader(options: ReaderOptions) {
  const { connect, lastId, onOpen, onMessage, onCounts, onGap, onRejected } = options;
  /** A tab that is behind asked for the events since then. */
  let wanted: string | null = null;
  let restart: AbortController | null = null;

  async function read(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let wasOpen = false;
    while (!signal.aborted) {
      const start = wanted ?? lastId();
      let prev = start;
      wanted = null;
      restart = new AbortController();
      const connection = AbortSignal.any([signal, restart.signal]);
      const { rejectedWith, retryAfterSeconds, closedByServer } = await connect({
        lastId: start,
        signal: connection,
        onOpen: (streamId) => {
          failures = 0;
          if (wasOpen && start === null) onGap();
          wasOpen = true;
          onOpen(streamId);
        },
        onMessage: ({ id, event }) => {
          if (connection.aborted) return;
          if (id === null) {
            if (event) onCounts(event);
            return;
          }
          onMessage({ prev, id, event });
          prev = id;
        },
      });
      if (signal.aborted) return;
      if (rejectedWith) return onRejected(rejectedWith);
      if (restart.signal.aborted) continue;
      const backoff = Math.min(INITIAL_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      failures += 1;
      const delay = closedByServer
        ? Math.random() * RECONNECT_JITTER_MS
        : backoff * (0.5 + Math.random() / 2);
      await waitForRetry(retryAfterSeconds ? retryAfterSeconds * 1_000 : delay, connection);
    }
  }

  return {
    read,
    /** Reconnects and resumes after `id`. */
    rewind(id: string): void {
      if (wanted === null || isLaterId(wanted, id)) wanted = id;
      restart?.abort();
    },
  };
}
