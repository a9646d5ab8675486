import type { LimitBucket } from '@contract/operation';
import type { RateLimit, RateLimits } from './limits';
import { HttpProblem } from '../http/problem';

interface Bucket {
  tokens: number;
  at: number;
}

/** Where a caller stands in one bucket after a call. */
export interface Quota {
  name: string;
  limit: RateLimit;
  remaining: number;
  /** Seconds until the bucket is full again. */
  reset: number;
}

/** Token buckets of this process: `calls` at once, refilled evenly over `seconds`. */
export interface RateLimiter {
  /** Takes one call from the bucket of `who`; throws a `rate-limited` refusal with Retry-After where it is empty. */
  take: (kind: keyof RateLimits, bucket: LimitBucket, who: string) => Quota;
  /** Forgets buckets that are full again. */
  sweep: () => void;
}

/** Headers of draft-ietf-httpapi-ratelimit-headers-10 for the buckets a call was counted in. */
export const rateHeaders = (standings: readonly Quota[]): Record<string, string> => ({
  'RateLimit-Policy': standings
    .map(({ name, limit }) => `"${name}";q=${limit.calls};w=${limit.seconds}`)
    .join(', '),
  RateLimit: standings.map(({ name, remaining, reset }) => `"${name}";r=${remaining};t=${reset}`).join(', '),
});

export function createRateLimiter(limits: RateLimits, clock: () => Date): RateLimiter {
  const buckets = new Map<string, Bucket & { limit: RateLimit }>();
  const refill = (bucket: Bucket, limit: RateLimit, now: number): void => {
    const gained = ((now - bucket.at) / 1000) * (limit.calls / limit.seconds);
    bucket.tokens = Math.min(limit.calls, bucket.tokens + Math.max(0, gained));
    bucket.at = now;
  };
  return {
    take(kind, bucketName, who) {
      const limit = limits[kind][bucketName];
      const name = `${kind}-${bucketName}`;
      const now = clock().getTime();
      const key = `${name} ${who}`;
      const bucket = buckets.get(key) ?? { tokens: limit.calls, at: now, limit };
      buckets.set(key, bucket);
      refill(bucket, limit, now);
      const perSecond = limit.calls / limit.seconds;
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      const standing = {
        name,
        limit,
        remaining: Math.floor(bucket.tokens),
        reset: Math.ceil((limit.calls - bucket.tokens) / perSecond),
      };
      if (allowed) return standing;
      const wait = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      throw new HttpProblem('rate-limited', {
        detail: `Wait ${wait} s before the next call.`,
        headers: { ...rateHeaders([standing]), 'Retry-After': String(wait) },
      });
    },
    sweep() {
      const now = clock().getTime();
      for (const [key, bucket] of buckets) {
        refill(bucket, bucket.limit, now);
        if (bucket.tokens >= bucket.limit.calls) buckets.delete(key);
      }
    },
  };
}
