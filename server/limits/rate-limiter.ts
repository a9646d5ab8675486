import type { LimitBucket } from '@contract/operation';
import type { RateLimit, RateLimits } from './limits';
import type { SharedBuckets } from './shared-buckets';
import { HttpProblem } from '../http/response/problem';

/** Part of a limit that a process counts before it tells the others: how far each process may exceed the limit. */
export const UNTOLD_SHARE = 0.03;
/** Calls are whole numbers, sums of fractions are not. */
const EPSILON = 1e-6;

interface Bucket {
  limit: RateLimit;
  /** When the bucket will be full, in milliseconds since 1970, as far as this process knows. */
  fullAt: number;
  /** Calls that the shared bucket does not know yet. */
  untold: number;
  telling: Promise<boolean> | null;
}

/** State of a bucket after a call. */
export interface Quota {
  name: string;
  limit: RateLimit;
  remaining: number;
  /** Seconds until the bucket is full. */
  reset: number;
}

/** Token buckets: `calls` at once, refilled evenly over `seconds`. */
export interface RateLimiter {
  /** Throws `rate-limited` with Retry-After when the bucket is empty. */
  take: (kind: keyof RateLimits, bucket: LimitBucket, caller: string) => Promise<Quota>;
  /** Drops full buckets. */
  sweep: () => void;
}

/** Headers of draft-ietf-httpapi-ratelimit-headers-10. */
export const rateHeaders = (quotas: readonly Quota[]): Record<string, string> => ({
  'RateLimit-Policy': quotas
    .map(({ name, limit }) => `"${name}";q=${limit.calls};w=${limit.seconds}`)
    .join(', '),
  RateLimit: quotas.map(({ name, remaining, reset }) => `"${name}";r=${remaining};t=${reset}`).join(', '),
});

const callMs = ({ calls, seconds }: RateLimit): number => (seconds * 1000) / calls;
const untoldMost = ({ calls }: RateLimit): number => Math.max(1, Math.ceil(calls * UNTOLD_SHARE));

const remainingCalls = ({ limit, fullAt }: Bucket, now: number): number =>
  limit.calls - Math.max(0, fullAt - now) / callMs(limit);

/**
 * Counts in memory and tells the shared buckets in the background, so that a call waits for the database only in a burst.
 * Limits hold across processes except for `UNTOLD_SHARE` of each; what was exceeded is missing afterwards.
 */
export function createRateLimiter(limits: RateLimits, clock: () => Date, shared: SharedBuckets): RateLimiter {
  const buckets = new Map<string, Bucket>();

  /** False where the database does not answer: the process then goes by its own count. */
  const tell = (name: string, bucket: Bucket): Promise<boolean> => {
    const now = clock();
    const told = bucket.untold;
    const update = (fullAt: number | null): boolean => {
      bucket.telling = null;
      if (fullAt === null) return false;
      bucket.untold -= told;
      bucket.fullAt = Math.max(fullAt, now.getTime()) + bucket.untold * callMs(bucket.limit);
      return true;
    };
    bucket.telling ??= shared.spend({ name, milliseconds: told * callMs(bucket.limit) }, now).then(update);
    return bucket.telling;
  };

  const refuseIfEmpty = (name: string, bucket: Bucket): void => {
    const { limit } = bucket;
    const now = clock().getTime();
    const calls = remainingCalls(bucket, now);
    if (calls >= 1 - EPSILON) return;
    const wait = Math.max(1, Math.ceil(((1 - calls) * callMs(limit)) / 1000 - EPSILON));
    const quota = { name, limit, remaining: 0, reset: Math.ceil((bucket.fullAt - now) / 1000) };
    throw new HttpProblem('rate-limited', {
      detail: `Try again in ${wait} s.`,
      headers: { ...rateHeaders([quota]), 'Retry-After': String(wait) },
    });
  };

  return {
    async take(kind, bucketName, caller) {
      const limit = limits[kind][bucketName];
      const name = `${kind}-${bucketName}`;
      const key = `${name} ${caller}`;
      const bucket = buckets.get(key) ?? { limit, fullAt: 0, untold: 0, telling: null };
      buckets.set(key, bucket);
      refuseIfEmpty(name, bucket);
      // Several calls wait for one answer, and the first ones may use up what it allows.
      for (let told = true; told && bucket.untold >= untoldMost(limit);) {
        told = await tell(key, bucket);
        refuseIfEmpty(name, bucket);
      }
      const now = clock().getTime();
      bucket.fullAt = Math.max(bucket.fullAt, now) + callMs(limit);
      bucket.untold += 1;
      if (bucket.untold >= untoldMost(limit)) void tell(key, bucket);
      return {
        name,
        limit,
        remaining: Math.max(0, Math.floor(remainingCalls(bucket, now) + EPSILON)),
        reset: Math.ceil((bucket.fullAt - now) / 1000),
      };
    },
    sweep() {
      const now = clock().getTime();
      for (const [key, { fullAt, telling }] of buckets)
        if (fullAt <= now && telling === null) buckets.delete(key);
    },
  };
}
