import { Client, type PoolConfig } from 'pg';
import type { Log } from '../ops/log';
import { openSql, type Sql } from '../db/sql';
import { readSettled, type EventRow } from './event-log';
import type { EventCursor } from './event-cursor';

const BATCH = 500;
/** Poll intervals: without a wake-up, and while an older transaction holds events back. */
const IDLE_POLL_MS = 1000;
const UNSETTLED_POLL_MS = 20;
const QUERY_TIMEOUT_MS = 5000;
/** Shortest time between two batches: changes in between share their queries. */
const BATCH_INTERVAL_MS = 50;
/** Time without a successful poll after which the tailer is not alive. */
const DEAD_AFTER_MS = 10_000;

export interface EventTailer {
  /** Call after a commit; notifies other processes too. */
  wake: () => void;
  /** Connected, and polled recently. */
  isAlive: () => boolean;
  /** Seconds for which an older transaction has held back later events; 0 without one. */
  heldBackSeconds: () => number;
  close: () => Promise<void>;
}

export interface EventTailerDeps {
  /** Options of the pool; the tailer opens a connection of its own. */
  connection: PoolConfig;
  log: Log;
  /** Null before the first batch, which starts at the present. */
  cursor: () => EventCursor | null;
  /** If `onBatch` throws, the same batch is delivered again. */
  onBatch: (rows: EventRow[], upTo: EventCursor) => Promise<void>;
  /** Called with the seconds between the first event of a batch and the end of its delivery. */
  onDelay: (seconds: number) => void;
  /** Interest declared in another process, for a stream that may be here. */
  onInterest: (payload: string) => void;
  /** A member is typing, in any process. */
  onTyping: (payload: string) => void;
}

const cancellableDelay = (ms: number): { done: Promise<void>; cut: () => void } => {
  let cut = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    cut = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { done, cut };
};

/** Reads settled events on NOTIFY and once a second; reconnects without end. */
export function startEventTailer({
  connection,
  log,
  cursor,
  onBatch,
  onDelay,
  onInterest,
  onTyping,
}: EventTailerDeps): EventTailer {
  const state: { closed: boolean; broken: Error | null } = { closed: false, broken: null };
  let lastLook = 0;
  let heldBackSince: number | null = null;
  let client: Client | null = null;
  let sleep = cancellableDelay(0);
  let woken = false;
  let announce = false;

  const nudge = (): void => {
    woken = true;
    sleep.cut();
  };

  const look = async (db: Sql): Promise<boolean> => {
    if (announce) {
      announce = false;
      await db.execute("SELECT pg_notify('plaza_events', '')");
    }
    const from = cursor();
    const read = performance.now();
    const settled = await readSettled(db, from ?? { xid: '9223372036854775807', id: '0' }, BATCH);
    await onBatch(settled.rows, settled.upTo);
    if (settled.rows.length > 0) onDelay(settled.age + (performance.now() - read) / 1000);
    heldBackSince = settled.hasUnsettled ? (heldBackSince ?? read) : null;
    lastLook = Date.now();
    if (settled.rows.length === BATCH) woken = true;
    return settled.hasUnsettled;
  };

  const follow = async (): Promise<void> => {
    const own = new Client({
      ...connection,
      application_name: 'plaza-tail',
      query_timeout: QUERY_TIMEOUT_MS,
    });
    state.broken = null;
    const fail = (cause: Error): void => {
      state.broken ??= cause;
      sleep.cut();
    };
    own.on('error', fail);
    own.on('end', () => fail(new Error('The connection of the event tailer has closed')));
    own.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'plaza_interest') onInterest(payload);
      else if (channel === 'plaza_typing') onTyping(payload);
      else nudge();
    });
    client = own;
    try {
      await own.connect();
      await own.query('LISTEN plaza_events; LISTEN plaza_interest; LISTEN plaza_typing');
      const db = openSql(own);
      while (!state.closed && !state.broken) {
        woken = false;
        const started = performance.now();
        const waiting = await look(db);
        const rest = BATCH_INTERVAL_MS - (performance.now() - started);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
        if (woken) continue;
        sleep = cancellableDelay(waiting ? UNSETTLED_POLL_MS : IDLE_POLL_MS);
        await sleep.done;
      }
      if (state.broken) throw state.broken;
    } finally {
      client = null;
      await own.end().catch(() => undefined);
    }
  };

  const run = async (): Promise<void> => {
    while (!state.closed) {
      try {
        await follow();
      } catch (cause) {
        lastLook = 0;
        if (state.closed) return;
        log.error('Event tailer disconnected; reconnecting', { cause });
        sleep = cancellableDelay(500);
        await sleep.done;
      }
    }
  };
  const running = run();

  return {
    wake() {
      announce = true;
      nudge();
    },
    heldBackSeconds: () => (heldBackSince === null ? 0 : (performance.now() - heldBackSince) / 1000),
    isAlive: () => client !== null && Date.now() - lastLook < DEAD_AFTER_MS,
    async close() {
      state.closed = true;
      sleep.cut();
      await running;
    },
  };
}
