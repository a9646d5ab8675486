import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../db/sql';
import type { Log } from '../ops/log';

/** Longest wait of a caller; the process then counts alone for a while. */
const WAIT_MS = 1000;
const ALONE_MS = 5000;

interface Spending {
  /** Bucket and caller. */
  name: string;
  /** Time in which the bucket gains what was taken from it. */
  milliseconds: number;
}

/** Token buckets of all processes, in an unlogged table. */
export interface SharedBuckets {
  /**
   * Takes from a bucket and returns when it will be full, in milliseconds since 1970; null where the database does not
   * answer in time. One call for each name at a time; calls at the same moment share a statement.
   */
  spend: (spending: Spending, now: Date) => Promise<number | null>;
}

export interface SharedBucketsDeps {
  db: Sql;
  /** Hashes the names: addresses of callers are not stored. */
  secret: Uint8Array;
  log: Log;
}

const BucketRow = z.object({ key: z.string(), fullAt: instantColumn });

/** In the order of the keys, so that no two processes wait for each other. */
const store = (db: Sql, now: Date, milliseconds: ReadonlyMap<string, number>) =>
  queryRows(
    db,
    BucketRow,
    sql`INSERT INTO rate_buckets AS b (key, full_at)
        SELECT s.key, ${now}::timestamptz + s.ms * interval '1 millisecond'
        FROM unnest(${sql.param([...milliseconds.keys()])}::text[], ${sql.param([...milliseconds.values()])}::float8[])
          AS s (key, ms) ORDER BY s.key
        ON CONFLICT (key) DO UPDATE
          SET full_at = greatest(b.full_at, ${now}::timestamptz) + (excluded.full_at - ${now}::timestamptz)
        RETURNING key, full_at AS "fullAt"`,
  );

export function createSharedBuckets({ db, secret, log }: SharedBucketsDeps): SharedBuckets {
  let waiting = new Map<string, number>();
  /** Time of the latest call that waits. */
  let latest = new Date(0);
  let next: Promise<ReadonlyMap<string, number>> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let aloneUntil = 0;

  const keyOf = (name: string): string =>
    createHmac('sha256', secret).update(`limit\n${name}`).digest('base64url').slice(0, 22);

  const run = async (): Promise<ReadonlyMap<string, number>> => {
    const taken = waiting;
    waiting = new Map();
    next = null;
    const rows = await store(db, latest, taken);
    return new Map(rows.map(({ key, fullAt }) => [key, Date.parse(fullAt)]));
  };

  const countAlone = (cause: unknown): void => {
    aloneUntil = performance.now() + ALONE_MS;
    log.warn('Rate limits are counted by this process alone', { cause });
  };

  /** One statement runs at a time; what comes meanwhile waits for the next. */
  const batch = (): Promise<ReadonlyMap<string, number>> => {
    if (!next) {
      next = running.then(run);
      running = next.catch(countAlone);
    }
    return next;
  };

  return {
    async spend({ name, milliseconds }, now) {
      if (performance.now() < aloneUntil) return null;
      const key = keyOf(name);
      waiting.set(key, milliseconds);
      latest = now;
      const answer = batch().catch(() => null);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, WAIT_MS, 'late').unref();
      });
      const full = await Promise.race([answer, late]);
      clearTimeout(timer);
      if (full !== 'late') return full?.get(key) ?? null;
      waiting.delete(key);
      countAlone(`No answer within ${WAIT_MS} ms`);
      return null;
    },
  };
}
