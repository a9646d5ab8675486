import type { LiveEvent } from '@contract/live-event';
import { eq } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import { members } from '../db/schema/member';
import type { Sql } from '../db/sql';
import type { Log } from '../ops/log';
import { isSignInRevoked, type Caller } from '../repos/policies';
import { HttpProblem } from '../http/problem';
import { isRetained, readBetween, type EventRow } from './event-log';
import { isCursorAfter, formatEventCursor, parseEventCursor, type EventCursor } from './event-cursor';
import { resolveDeliveries } from './deliveries';
import { startEventTailer, type EventTailer } from './event-tailer';

const REPLAY_BATCH = 500;
const HEARTBEAT_MS = 12_000;
/** Open streams per member. */
const MAX_STREAMS = 12;

/** One open stream. No method throws; `close` may be called repeatedly. */
export interface Subscriber {
  me: Caller;
  /** Milliseconds since 1970. */
  signedInAt: number;
  send: (event: LiveEvent, cursor: string) => void;
  /** Tells the client to resume from `cursor`. */
  heartbeat: (cursor: string) => void;
  close: () => void;
}

export interface Hub {
  /** Throws `rate-limited` above the limit of streams per member. */
  admit: (subscriber: Subscriber) => void;
  /** Replays the events after `lastEventId`; resolves once the stream is live. */
  join: (subscriber: Subscriber, lastEventId: string | null) => Promise<void>;
  leave: (subscriber: Subscriber) => void;
  /** Call after a commit. */
  wake: () => void;
  /** Every event up to this position is committed; null until the first poll. */
  position: () => string | null;
  isAlive: () => boolean;
  size: () => number;
  close: () => Promise<void>;
}

export interface HubDeps {
  db: Sql;
  connection: PoolConfig;
  log: Log;
}

/** Delivers events to the streams of this process: replay from the database first, then live batches. */
export function createHub({ db, connection, log }: HubDeps): Hub {
  const joined = new Set<Subscriber>();
  const live = new Set<Subscriber>();
  let position: EventCursor | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let ready = (): void => undefined;
  const started = new Promise<void>((done) => {
    ready = done;
  });

  /** Batches and joins run one at a time, so that no stream joins during a batch. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };

  const drop = (subscriber: Subscriber): void => {
    joined.delete(subscriber);
    live.delete(subscriber);
    subscriber.close();
  };

  const deliver = async (rows: readonly EventRow[], to: Iterable<Subscriber>): Promise<void> => {
    const receivers = [...to];
    const deliveries = await resolveDeliveries(db, rows, [...new Set(receivers.map(({ me }) => me.id))]);
    for (const { memberId, event, cursor: at } of deliveries) {
      for (const receiver of receivers) if (receiver.me.id === memberId) receiver.send(event, at);
    }
  };

  /**
   * Closes streams of members who were suspended, changed role or signed out everywhere; a reconnect checks
   * again.
   */
  const dismiss = (rows: readonly EventRow[]): void => {
    const ids = new Set(rows.filter((row) => row.kind === 'member-status').map((row) => row.subject));
    for (const subscriber of joined) if (ids.has(subscriber.me.id)) drop(subscriber);
  };

  const onBatch = (rows: EventRow[], upTo: EventCursor): Promise<void> =>
    inTurn(async () => {
      dismiss(rows);
      if (live.size > 0 && position) await deliver(rows, live);
      if (!position || isCursorAfter(upTo, position)) position = upTo;
      ready();
    });

  const tail: EventTailer = startEventTailer({ connection, log, cursor: () => position, onBatch });

  const heartbeat = setInterval(() => {
    if (position) for (const subscriber of live) subscriber.heartbeat(formatEventCursor(position));
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const replay = async (subscriber: Subscriber, from: EventCursor, to: EventCursor): Promise<EventCursor> => {
    let at = from;
    while (joined.has(subscriber)) {
      const rows = await readBetween(db, at, to, REPLAY_BATCH);
      await deliver(rows, [subscriber]);
      const last = rows.at(-1);
      if (rows.length < REPLAY_BATCH || !last) return to;
      at = { xid: last.xid, id: last.id };
    }
    return at;
  };

  const startingPosition = async (
    lastEventId: string | null,
    now: EventCursor,
  ): Promise<EventCursor | null> => {
    if (lastEventId === null) return now;
    const asked = parseEventCursor(lastEventId);
    if (!asked || isCursorAfter(asked, now) || !(await isRetained(db, asked))) return null;
    return asked;
  };

  const mayStay = async ({ me, signedInAt }: Subscriber): Promise<boolean> => {
    const [row] = await db
      .select({
        suspendedAt: members.suspendedAt,
        role: members.role,
        signedOutAt: members.signedOutAt,
      })
      .from(members)
      .where(eq(members.id, me.id));
    return (
      row?.suspendedAt === null &&
      (row.role === 'moderator') === me.moderator &&
      !isSignInRevoked(signedInAt, row.signedOutAt)
    );
  };

  return {
    admit(subscriber) {
      const own = [...joined].filter(({ me }) => me.id === subscriber.me.id);
      if (own.length >= MAX_STREAMS)
        throw new HttpProblem('rate-limited', { headers: { 'Retry-After': '10' } });
      joined.add(subscriber);
    },
    async join(subscriber, lastEventId) {
      await started;
      const now = position ?? { xid: '0', id: '0' };
      const start = await startingPosition(lastEventId, now);
      if (!start) subscriber.send({ type: 'reset' }, formatEventCursor(now));
      const caughtUp = await replay(subscriber, start ?? now, position ?? now);
      await inTurn(async () => {
        if (!(await mayStay(subscriber))) drop(subscriber);
        if (!joined.has(subscriber)) return;
        await replay(subscriber, caughtUp, position ?? now);
        subscriber.heartbeat(formatEventCursor(position ?? now));
        live.add(subscriber);
      });
    },
    leave(subscriber) {
      joined.delete(subscriber);
      live.delete(subscriber);
    },
    wake: () => tail.wake(),
    position: () => position && formatEventCursor(position),
    isAlive: () => tail.isAlive(),
    size: () => joined.size,
    async close() {
      clearInterval(heartbeat);
      for (const subscriber of joined) drop(subscriber);
      await tail.close();
    },
  };
}
