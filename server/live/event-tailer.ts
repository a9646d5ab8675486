import { Client, type PoolConfig } from 'pg';
import type { Log } from '../ops/log';
import { openSql, type Sql } from '../db/sql';
import { readSettled, type EventRow } from './event-log';
import type { Place } from './event-cursor';

const BATCH = 500;
/** Milliseconds between looks when nobody calls, and after a look that had to leave something for later. */
const IDLE = 1000;
const WAITING = 20;
const QUERY_LIMIT = 5000;
/** The tailer counts as dead when it has not looked for so long. */
const DEAD = 10_000;

export interface Tail {
  /** Look now: something has been committed in this process. Tells other processes too. */
  wake: () => void;
  /** The listener has a working connection and has used it lately. */
  alive: () => boolean;
  close: () => Promise<void>;
}

export interface TailDeps {
  /** Options of the pool; the tailer opens one connection of its own. */
  connection: PoolConfig;
  log: Log;
  /** Where to go on from; null until the first connection, which starts at the present. */
  place: () => Place | null;
  /** Takes one batch. If it throws, the same batch comes again. */
  take: (rows: EventRow[], upTo: Place) => Promise<void>;
}

const pause = (ms: number): { done: Promise<void>; cut: () => void } => {
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

/** Reads events as they settle, woken by NOTIFY and once a second; connects again for ever. */
export function startTail({ connection, log, place, take }: TailDeps): Tail {
  const state: { closed: boolean; broken: Error | null } = { closed: false, broken: null };
  let lastLook = 0;
  let client: Client | null = null;
  let sleep = pause(0);
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
    const from = place();
    const settled = await readSettled(db, from ?? { xid: '9223372036854775807', id: '0' }, BATCH);
    await take(settled.rows, settled.upTo);
    lastLook = Date.now();
    if (settled.rows.length === BATCH) woken = true;
    return settled.waiting;
  };

  const follow = async (): Promise<void> => {
    const own = new Client({ ...connection, application_name: 'plaza-tail', query_timeout: QUERY_LIMIT });
    state.broken = null;
    const fail = (cause: Error): void => {
      state.broken ??= cause;
      sleep.cut();
    };
    own.on('error', fail);
    own.on('end', () => fail(new Error('The connection of the tailer has ended')));
    own.on('notification', nudge);
    client = own;
    try {
      await own.connect();
      await own.query('LISTEN plaza_events');
      const db = openSql(own);
      while (!state.closed && !state.broken) {
        woken = false;
        const waiting = await look(db);
        if (woken) continue;
        sleep = pause(waiting ? WAITING : IDLE);
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
        log.error('The tailer of events has lost its connection', { cause });
        sleep = pause(500);
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
    alive: () => client !== null && Date.now() - lastLook < DEAD,
    async close() {
      state.closed = true;
      sleep.cut();
      await running;
    },
  };
}
