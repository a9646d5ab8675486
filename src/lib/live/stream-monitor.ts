import { createStore, type ReadableStore } from '@/lib/store/create-store';
import type { ConnectionEnd, ConnectionOptions } from './connection';
import type { SequencedMessage } from './event-sequence';

/** A time without the stream, in ms since the epoch; `until` is null while it lasts. */
export interface StreamGap {
  since: number;
  until: number | null;
  /** Events that arrived within `RECOVERY_MS` after the stream opened again. */
  events: number;
}

/** This tab's view of the live stream, for the tester's console. */
export interface StreamStatus {
  /** "follows": another tab reads the stream and broadcasts its events. */
  role: 'none' | 'leads' | 'follows';
  /** Of the leading tab only. */
  isOpen: boolean;
  lastId: string | null;
  /** `eventIds` is complete from here on. */
  startId: string | null;
  /** Applied events, oldest first. */
  eventIds: readonly string[];
  /** Messages that did not continue the sequence, so that the tab asked for a replay. */
  refused: number;
  /** Messages dropped because the tab knew them. */
  repeated: number;
  gaps: readonly StreamGap[];
}

const RECOVERY_MS = 1_000;
const MAX_IDS = 500;
const MAX_GAPS = 20;

const CLOSED: StreamStatus = {
  role: 'none',
  isOpen: false,
  lastId: null,
  startId: null,
  eventIds: [],
  refused: 0,
  repeated: 0,
  gaps: [],
};

const status = createStore(CLOSED);
export const streamStatus: ReadableStore<StreamStatus> = status;

export function reportRole(role: StreamStatus['role']): void {
  status.set({ ...(role === 'leads' ? status.get() : CLOSED), role });
}

/** The sequence begins again at `id`: what follows is applied once more on purpose. */
export function reportStart(id: string): void {
  status.set({ ...status.get(), lastId: id, startId: id, eventIds: [] });
}

export function reportMessage(message: SequencedMessage, result: 'accepted' | 'known' | 'gap'): void {
  const before = status.get();
  if (result === 'known') return status.set({ ...before, repeated: before.repeated + 1 });
  if (result === 'gap') return status.set({ ...before, refused: before.refused + 1 });
  const { prev, id, event } = message;
  const isNew = before.startId === null || event?.type === 'reset';
  const ids = isNew ? [] : before.eventIds;
  const [last, ...earlier] = before.gaps.toReversed();
  const isRecovery = last?.until != null && Date.now() - last.until < RECOVERY_MS && event;
  status.set({
    ...before,
    lastId: id,
    startId: isNew ? (prev ?? id) : ids.length < MAX_IDS ? before.startId : (ids[0] ?? null),
    eventIds: event ? [...ids, id].slice(-MAX_IDS) : ids,
    gaps: isRecovery ? [{ ...last, events: last.events + 1 }, ...earlier].toReversed() : before.gaps,
  });
}

function reportOpen(): void {
  const { gaps, ...others } = status.get();
  status.set({
    ...others,
    isOpen: true,
    gaps: gaps.map((gap) => ({ ...gap, until: gap.until ?? Date.now() })),
  });
}

function reportEnd(): void {
  const { isOpen, gaps, ...others } = status.get();
  if (!isOpen) return;
  const gap = { since: Date.now(), until: null, events: 0 };
  status.set({ ...others, isOpen: false, gaps: [...gaps, gap].slice(-MAX_GAPS) });
}

let heldUntil = 0;
let eventDelay = 0;
let current: AbortController | null = null;

/** Delay of each event that arrives from now on, in ms. */
export const delayEvents = (ms: number): void => {
  eventDelay = ms;
};

/** Ends this tab's connection as a lost network does; it opens again after `ms` at the earliest. */
export function cutStream(ms: number): void {
  heldUntil = Date.now() + ms;
  current?.abort();
}

const waitUntil = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.max(0, time - Date.now()));
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

type Connect = (options: ConnectionOptions) => Promise<ConnectionEnd>;

/** Reports the connection to `streamStatus`, and applies `cutStream` and `delayEvents` to it. */
export const monitored =
  (connect: Connect): Connect =>
  async (options) => {
    if (heldUntil > Date.now()) await waitUntil(heldUntil, options.signal);
    const connection = new AbortController();
    current = connection;
    let delivered = Promise.resolve();
    let waiting = 0;
    const end = await connect({
      ...options,
      signal: AbortSignal.any([options.signal, connection.signal]),
      onOpen: (streamId) => {
        reportOpen();
        options.onOpen(streamId);
      },
      onMessage: (message) => {
        if (eventDelay === 0 && waiting === 0) return options.onMessage(message);
        const due = Date.now() + eventDelay;
        waiting += 1;
        delivered = delivered
          .then(() => waitUntil(due, connection.signal))
          .then(() => {
            waiting -= 1;
            // The next connection reads again what this one has not delivered.
            if (current === connection && !connection.signal.aborted) options.onMessage(message);
          });
      },
    });
    reportEnd();
    return end;
  };
