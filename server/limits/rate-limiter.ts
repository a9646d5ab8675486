import type { LimitBucket } from '@contract/operation';
import type { RateLimit, RateLimits } from './limits';
import { HttpProblem } from '../http/problem';

interface Bucket {
  tokens: number;
  at: number;
}

/** State of a bucket after a call. */
export interface Quota {
  name: string;
  limit: RateLimit;
  remaining: number;
  /** Seconds until the bucket is full. */
  reset: number;
}

/** In-memory token buckets: `calls` at once, refilled evenly over `seconds`. */
export interface RateLimiter {
  /** Throws `rate-limited` with Retry-After when the bucket is empty. */
  take: (kind: keyof RateLimits, bucket: LimitBucket, caller: string) => Quota;
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

export function createRateLimiter(limits: RateLimits, clock: () => Date): RateLimiter {
  const buckets = new Map<string, Bucket & { limit: RateLimit }>();
  const refill = (bucket: Bucket, limit: RateLimit, now: number): void => {
    const gained = ((now - bucket.at) / 1000) * (limit.calls / limit.seconds);
    bucket.tokens = Math.min(limit.calls, bucket.tokens + Math.max(0, gained));
    bucket.at = now;
  };
  return {
    take(kind, bucketName, caller) {
      const limit = limits[kind][bucketName];
      const name = `${kind}-${bucketName}`;
      const now = clock().getTime();
      const key = `${name} ${caller}`;
      const bucket = buckets.get(key) ?? { tokens: limit.calls, at: now, limit };
      buckets.set(key, bucket);
      refill(bucket, limit, now);
      const perSecond = limit.calls / limit.seconds;
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      const quota = {
        name,
        limit,
        remaining: Math.floor(bucket.tokens),
        reset: Math.ceil((limit.calls - bucket.tokens) / perSecond),
      };
      if (allowed) return quota;
      const wait = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      throw new HttpProblem('rate-limited', {
        detail: `Try again in ${wait} s.`,
        headers: { ...rateHeaders([quota]), 'Retry-After': String(wait) },
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
