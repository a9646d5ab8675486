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
/** Streams one member may hold open at once. */
const MAX_STREAMS = 12;

/** One open stream. Neither function throws; `close` may come more than once. */
export interface Subscriber {
  me: Caller;
  /** Milliseconds since 1970. */
  signedInAt: number;
  send: (event: LiveEvent, place: string) => void;
  /** Nothing happened; whoever resumes may go on from `place`. */
  heartbeat: (place: string) => void;
  close: () => void;
}

export interface Hub {
  /** Counts a stream in; throws `rate-limited` where the member holds too many already. */
  admit: (subscriber: Subscriber) => void;
  /** Replays what came after `lastEventId`, then goes on live. Resolves once it is live. */
  join: (subscriber: Subscriber, lastEventId: string | null) => Promise<void>;
  leave: (subscriber: Subscriber) => void;
  /** Something has been committed. */
  wake: () => void;
  isAlive: () => boolean;
  size: () => number;
  close: () => Promise<void>;
}

export interface HubDeps {
  db: Sql;
  connection: PoolConfig;
  log: Log;
}

/** Passes events on to the streams of this process: replay from the database, cut over, live. */
export function createHub({ db, connection, log }: HubDeps): Hub {
  const joined = new Set<Subscriber>();
  const live = new Set<Subscriber>();
  let place: EventCursor | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let ready = (): void => undefined;
  const started = new Promise<void>((done) => {
    ready = done;
  });

  /** Batches and cut-overs take turns, so that nobody joins in the middle of a batch. */
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

  /** Whoever is suspended, has another role now, or signed out everywhere, has no stream any more; they may come back with a new one. */
  const dismiss = (rows: readonly EventRow[]): void => {
    const ids = new Set(rows.filter((row) => row.kind === 'member-status').map((row) => row.subject));
    for (const subscriber of joined) if (ids.has(subscriber.me.id)) drop(subscriber);
  };

  const take = (rows: EventRow[], upTo: EventCursor): Promise<void> =>
    inTurn(async () => {
      dismiss(rows);
      if (live.size > 0 && place) await deliver(rows, live);
      if (!place || isCursorAfter(upTo, place)) place = upTo;
      ready();
    });

  const tail: EventTailer = startEventTailer({ connection, log, cursor: () => place, onBatch: take });

  const heartbeat = setInterval(() => {
    if (place) for (const subscriber of live) subscriber.heartbeat(formatEventCursor(place));
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /** Sends what lies between two places, in order. */
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

  const startingPlace = async (lastEventId: string | null, now: EventCursor): Promise<EventCursor | null> => {
    if (lastEventId === null) return now;
    const asked = parseEventCursor(lastEventId);
    if (!asked || isCursorAfter(asked, now) || !(await isRetained(db, asked))) return null;
    return asked;
  };

  const stillWelcome = async ({ me, signedInAt }: Subscriber): Promise<boolean> => {
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
      const now = place ?? { xid: '0', id: '0' };
      const start = await startingPlace(lastEventId, now);
      if (!start) subscriber.send({ type: 'reset' }, formatEventCursor(now));
      const caughtUp = await replay(subscriber, start ?? now, place ?? now);
      await inTurn(async () => {
        if (!(await stillWelcome(subscriber))) drop(subscriber);
        if (!joined.has(subscriber)) return;
        await replay(subscriber, caughtUp, place ?? now);
        subscriber.heartbeat(formatEventCursor(place ?? now));
        live.add(subscriber);
      });
    },
    leave(subscriber) {
      joined.delete(subscriber);
      live.delete(subscriber);
    },
    wake: () => tail.wake(),
    isAlive: () => tail.isAlive(),
    size: () => joined.size,
    async close() {
      clearInterval(heartbeat);
      for (const subscriber of joined) drop(subscriber);
      await tail.close();
    },
  };
}
