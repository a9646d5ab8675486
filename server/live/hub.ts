import { sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import * as z from 'zod/mini';
import type { Sql } from '../db/sql';
import type { Log } from '../ops/log';
import type { Caller } from '../repos/policies';
import { HttpProblem } from '../http/response/problem';
import { isRetained, readBetween, type EventRow } from './event-log';
import { isCursorAfter, formatEventCursor, parseEventCursor, type EventCursor } from './event-cursor';
import { startEventTailer, type EventTailer } from './event-tailer';
import { encodeEvent, encodeHeartbeat } from './event-text';
import { createHeartbeats } from './heartbeats';
import { createLiveDelivery } from './delivery/live-delivery';
import { mayStay } from './may-stay';
import { createStreamIndex, onlyStream, type Subscriber } from './stream-index';

const REPLAY_BATCH = 500;
/** Open streams per member. */
const MAX_STREAMS = 12;
export interface Interest {
  streamId: string;
  postIds: readonly string[];
  forYou: boolean;
}

const changesAccess = ({ kind }: EventRow): boolean => kind === 'member-status' || kind === 'session-ended';

const RemoteInterest = z.object({
  memberId: z.string(),
  streamId: z.string(),
  postIds: z.array(z.string()),
  forYou: z.boolean(),
});

const TypingEvent = z.object({
  type: z.literal('typing'),
  conversationId: z.string(),
  memberId: z.string(),
});
type TypingEvent = z.infer<typeof TypingEvent>;
const TypingNotice = z.object({ to: z.array(z.string()), event: TypingEvent });

export interface Hub {
  /** Throws `rate-limited` above the limit of streams per member. */
  admit: (subscriber: Subscriber) => void;
  /** Replays the events after `lastEventId`; resolves once the stream is live. */
  join: (subscriber: Subscriber, lastEventId: string | null) => Promise<void>;
  leave: (subscriber: Subscriber) => void;
  /** Adds posts to a stream of the member, here or in another process; does nothing for a closed stream. */
  declare: (me: Caller, interest: Interest) => Promise<void>;
  /** Sends an event without a place in the stream to members' streams, in every process. */
  announceTyping: (memberIds: readonly string[], event: TypingEvent) => Promise<void>;
  /** Call after a commit. */
  wake: () => void;
  /** Every event up to this position is committed; null until the first poll. */
  position: () => string | null;
  isAlive: () => boolean;
  /** Seconds for which an older transaction has held back later events; 0 without one. */
  heldBackSeconds: () => number;
  size: () => number;
  /** Events that could not be delivered since the start. */
  skipped: () => number;
  close: () => Promise<void>;
}

export interface HubDeps {
  db: Sql;
  /** Options of the pool; the tailer and the deliveries open connections of their own. */
  connection: PoolConfig;
  log: Log;
  /** Called with the seconds between the first event of a batch and the end of its delivery. */
  onDelay?: (seconds: number) => void;
}

/** Delivers events to the streams of this process: replay from the database first, then live batches. */
export function createHub({ db, connection, log, onDelay = () => undefined }: HubDeps): Hub {
  const joined = new Map<string, Subscriber>();
  const perMember = new Map<string, Set<Subscriber>>();
  const live = createStreamIndex();
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

  const leave = (subscriber: Subscriber): void => {
    if (!joined.delete(subscriber.id)) return;
    const { id } = subscriber.me;
    const own = perMember.get(id);
    own?.delete(subscriber);
    if (own?.size === 0) perMember.delete(id);
    live.remove(subscriber);
    heartbeats.remove(subscriber);
  };
  const drop = (subscriber: Subscriber): void => {
    leave(subscriber);
    subscriber.close();
  };

  const delivery = createLiveDelivery(live, connection, log);
  const heartbeats = createHeartbeats(() => position && encodeHeartbeat(formatEventCursor(position)));
  const resetAll = (): void => {
    const cursor = position && formatEventCursor(position);
    delivery.send([{ event: { type: 'reset' }, cursor, to: [...heartbeats.all()] }]);
  };

  /**
   * Closes streams of members who were suspended, changed role or ended a session; a reconnect checks
   * again.
   */
  const dismiss = (rows: readonly EventRow[]): void => {
    const ids = new Set(rows.filter(changesAccess).map((row) => row.subject));
    for (const id of ids) for (const subscriber of perMember.get(id) ?? []) drop(subscriber);
  };

  const onBatch = (rows: EventRow[], upTo: EventCursor): Promise<void> =>
    inTurn(async () => {
      dismiss(rows);
      if (heartbeats.size() > 0 && position) {
        const skipped = await delivery.deliverBatch(rows);
        if (skipped > 0) {
          position = upTo;
          resetAll();
        }
      }
      if (!position || isCursorAfter(upTo, position)) position = upTo;
      ready();
    });

  const declareHere = (subscriber: Subscriber | undefined, memberId: string, interest: Interest): boolean => {
    if (subscriber?.me.id !== memberId) return false;
    if (subscriber.declares) live.declare(subscriber, interest.postIds, interest.forYou);
    return true;
  };
  const onRemoteInterest = (payload: string): void => {
    const parsed = RemoteInterest.safeParse(JSON.parse(payload));
    if (parsed.success) declareHere(joined.get(parsed.data.streamId), parsed.data.memberId, parsed.data);
  };

  const onTyping = (payload: string): void => {
    const { data } = TypingNotice.safeParse(JSON.parse(payload));
    if (!data) return;
    const to = data.to.flatMap((id) => [...live.ofMember(id)]);
    delivery.send([{ event: data.event, cursor: null, to }]);
  };

  const tail: EventTailer = startEventTailer({
    connection,
    log,
    cursor: () => position,
    onBatch,
    onDelay,
    onInterest: onRemoteInterest,
    onTyping,
  });

  const replay = async (subscriber: Subscriber, from: EventCursor, to: EventCursor): Promise<EventCursor> => {
    let at = from;
    while (joined.has(subscriber.id)) {
      const rows = await readBetween(db, at, to, REPLAY_BATCH);
      await delivery.deliverTo(rows, onlyStream(subscriber));
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

  return {
    admit(subscriber) {
      const own = perMember.get(subscriber.me.id) ?? new Set();
      if (own.size >= MAX_STREAMS)
        throw new HttpProblem('rate-limited', { headers: { 'Retry-After': '10' } });
      perMember.set(subscriber.me.id, own.add(subscriber));
      joined.set(subscriber.id, subscriber);
    },
    async join(subscriber, lastEventId) {
      await started;
      const now = position ?? { xid: '0', id: '0' };
      const start = await startingPosition(lastEventId, now);
      if (!start) subscriber.send(encodeEvent({ type: 'reset' }, formatEventCursor(now)));
      const caughtUp = await replay(subscriber, start ?? now, position ?? now);
      await inTurn(async () => {
        if (!(await mayStay(db, subscriber))) drop(subscriber);
        if (!joined.has(subscriber.id)) return;
        await replay(subscriber, caughtUp, position ?? now);
        if (!joined.has(subscriber.id)) return;
        subscriber.send(encodeHeartbeat(formatEventCursor(position ?? now)));
        live.add(subscriber);
        heartbeats.add(subscriber);
      });
    },
    leave,
    async declare(me, interest) {
      if (declareHere(joined.get(interest.streamId), me.id, interest)) return;
      const payload = JSON.stringify({ ...interest, memberId: me.id });
      await db.execute(sql`SELECT pg_notify('plaza_interest', ${payload})`);
    },
    async announceTyping(to, event) {
      if (to.length === 0) return;
      await db.execute(sql`SELECT pg_notify('plaza_typing', ${JSON.stringify({ to, event })})`);
    },
    wake: () => tail.wake(),
    position: () => position && formatEventCursor(position),
    isAlive: () => tail.isAlive(),
    heldBackSeconds: () => tail.heldBackSeconds(),
    size: () => joined.size,
    skipped: delivery.skipped,
    async close() {
      heartbeats.close();
      for (const subscriber of joined.values()) drop(subscriber);
      await tail.close();
      await delivery.close();
    },
  };
}
