import { Pool, type PoolConfig } from 'pg';
import { openSql, type Sql } from '../../db/sql';
import { isDatabaseDown } from '../../http/response/problem';
import type { Log } from '../../ops/log';
import { createCountsSum } from '../counts-sum';
import { type Delivery, resolveCounts, resolveDeliveries, resolveMemberStatus } from './deliveries';
import type { EventRow } from '../event-log';
import { encodeEvent } from '../event-text';
import { runInHalves } from '../in-halves';
import type { StreamIndex, Streams } from '../stream-index';

const LIVE_CONNECTIONS = 2;
/** Maximum time for a failing batch, after which the rest is skipped. */
const BATCH_BUDGET_MS = 10_000;
/** Attempts of one batch while the database is down. */
const MAX_BATCH_ATTEMPTS = 20;

export interface LiveDelivery {
  send: (deliveries: readonly Delivery[]) => void;
  /**
   * Sends a batch to the live streams and returns the number of events that could not be sent. Throws while the database
   * is down: the tailer then delivers the batch again.
   */
  deliverBatch: (rows: readonly EventRow[]) => Promise<number>;
  /** Sends everything but counts of declared posts. */
  deliverTo: (rows: readonly EventRow[], streams: Streams) => Promise<void>;
  /** Events that could not be delivered since the start. */
  skipped: () => number;
  close: () => Promise<void>;
}

export function createLiveDelivery(live: StreamIndex, connection: PoolConfig, log: Log): LiveDelivery {
  // In the pool of the requests, deliveries would wait behind every queued write.
  const pool = new Pool({ ...connection, max: LIVE_CONNECTIONS, application_name: 'plaza-live' });
  const onLost = (cause: Error): void => log.warn('Database connection of live events lost', { cause });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const db: Sql = openSql(pool);
  let skipped = 0;
  let attempts = 0;

  const send = (deliveries: readonly Delivery[]): void => {
    for (const { event, cursor, to } of deliveries) {
      const message = encodeEvent(event, cursor);
      for (const subscriber of to) {
        if (event.type === 'post') live.announce(subscriber, event.postId);
        subscriber.send(message);
      }
    }
  };
  const deliverTo = async (rows: readonly EventRow[], streams: Streams): Promise<void> =>
    send(await resolveDeliveries(db, rows, streams));
  const skip = (items: readonly unknown[], cause: unknown): void => {
    skipped += items.length;
    log.error('Live events could not be delivered and are skipped', { events: items.length, cause });
  };
  const countsSum = createCountsSum((postIds) =>
    runInHalves(postIds, async (part) => send(await resolveCounts(db, part, live)), {
      budgetMs: BATCH_BUDGET_MS,
      isFatal: isDatabaseDown,
      skip,
    }),
  );

  return {
    send,
    deliverTo,
    async deliverBatch(rows) {
      attempts += 1;
      const before = skipped;
      const work = async (part: readonly EventRow[]): Promise<void> => {
        send(await resolveMemberStatus(db, part, live));
        await deliverTo(part, live);
      };
      await runInHalves(rows, work, {
        budgetMs: BATCH_BUDGET_MS,
        isFatal: (cause) => isDatabaseDown(cause) && attempts < MAX_BATCH_ATTEMPTS,
        skip,
      });
      attempts = 0;
      countsSum.add(new Set(rows.filter(({ kind }) => kind === 'counts').map((row) => row.subject)));
      return skipped - before;
    },
    skipped: () => skipped,
    async close() {
      countsSum.close();
      await pool.end();
    },
  };
}
