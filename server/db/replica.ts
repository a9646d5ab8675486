import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Log } from '../ops/log';
import { queryRows, type Sql } from './sql';

/** Requests within this time share one look at the replica. */
const LOOK_MS = 20;
/** Time without questions after it did not. */
const REST_MS = 1000;
/** Samples of the primary's position within the allowed lag. */
const SAMPLES = 10;

/** Milliseconds. */
export interface ReplicaLimits {
  /** How far the replica may be behind. */
  lagMs: number;
  /** Time that the replica gets to say how far it is. */
  answerMs: number;
}

export const replicaLimits: ReplicaLimits = { lagMs: 5000, answerMs: 500 };

export interface Replica {
  db: Sql;
  /**
   * The transaction id below which the replica shows everything. Null where the primary has to answer: the replica is
   * down, farther behind than allowed, or has not replayed the caller's last write.
   */
  reaches: (lastWrite: string | null) => Promise<string | null>;
  /** Reads that the replica was good enough for, and those left to the primary, since the start. */
  counts: () => Record<'replica' | 'primary', number>;
  /** Call with the error of a read that the replica did not answer. */
  onFailure: (cause: unknown) => void;
  close: () => void;
}

interface ReplicaDeps {
  db: Sql;
  /** The transaction id below which the primary shows everything; null while unknown. */
  primaryPosition: () => string | null;
  limits: ReplicaLimits;
  log: Log;
}

/**
 * Compares how far the replica is with where the primary was `lagMs` ago. Ids of transactions are the same in both,
 * other than their clocks.
 */
export function createReplica({ db, primaryPosition, limits, log }: ReplicaDeps): Replica {
  const samples: bigint[] = [];
  const sample = (): void => {
    const position = primaryPosition();
    // Without a present one, the age of the others is unknown.
    if (position === null) samples.length = 0;
    else samples.push(BigInt(position));
    if (samples.length > SAMPLES) samples.shift();
  };
  const timer = setInterval(sample, limits.lagMs / SAMPLES).unref();
  let look: Promise<bigint | null> | null = null;
  let until = 0;
  const counts = { replica: 0, primary: 0 };

  const onFailure = (cause: unknown): void => {
    log.warn('The replica did not answer a read, the primary does', { cause });
  };

  const ask = async (): Promise<bigint | null> => {
    try {
      const late = sleep(limits.answerMs, undefined, { ref: false }).then(() => {
        throw new Error('The replica does not answer');
      });
      const rows = queryRows(
        db,
        z.object({ position: z.string() }),
        sql`SELECT settled_event_xid()::text AS position`,
      );
      const [row] = await Promise.race([rows, late]);
      return row ? BigInt(row.position) : null;
    } catch (cause) {
      until = performance.now() + REST_MS;
      onFailure(cause);
      return null;
    }
  };
  const position = (): Promise<bigint | null> => {
    if (look && performance.now() < until) return look;
    until = performance.now() + LOOK_MS;
    look = ask();
    return look;
  };

  const reaches = async (lastWrite: string | null): Promise<string | null> => {
    if (samples.length === 0) sample();
    const [oldest] = samples;
    if (oldest === undefined) return null;
    const reached = await position();
    if (reached === null || reached < oldest) return null;
    return lastWrite !== null && reached <= BigInt(lastWrite) ? null : String(reached);
  };

  return {
    db,
    async reaches(lastWrite) {
      const reached = await reaches(lastWrite);
      counts[reached === null ? 'primary' : 'replica'] += 1;
      return reached;
    },
    counts: () => counts,
    onFailure,
    close: () => clearInterval(timer),
  };
}
