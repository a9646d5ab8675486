import type { LimitBucket } from '@contract/operation';

export interface RateLimit {
  calls: number;
  seconds: number;
}

/** Each call counts against the member's bucket and the bucket of the caller's address. */
export interface RateLimits {
  member: Record<LimitBucket, RateLimit>;
  address: Record<LimitBucket, RateLimit>;
}

/** Households and offices share an address, hence the higher limits. */
export const defaultRateLimits: RateLimits = {
  member: {
    read: { calls: 600, seconds: 60 },
    write: { calls: 120, seconds: 60 },
    search: { calls: 120, seconds: 60 },
    media: { calls: 600, seconds: 60 },
    upload: { calls: 120, seconds: 600 },
    stream: { calls: 30, seconds: 60 },
  },
  address: {
    read: { calls: 3000, seconds: 60 },
    write: { calls: 600, seconds: 60 },
    search: { calls: 600, seconds: 60 },
    media: { calls: 3000, seconds: 60 },
    upload: { calls: 600, seconds: 600 },
    stream: { calls: 120, seconds: 60 },
  },
};
