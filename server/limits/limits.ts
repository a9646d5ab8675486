import type { LimitBucket } from '@contract/operation';

/** So many calls in so many seconds. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

/** Every bucket counts twice: once for the member, once for the address the call came from. */
export interface RateLimits {
  member: Record<LimitBucket, RateLimit>;
  address: Record<LimitBucket, RateLimit>;
}

/** What people get. Addresses are shared by households and offices, so they get several times a member's share. */
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
