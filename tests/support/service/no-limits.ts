import type { RateLimits } from '../../../server/limits/limits';

const plenty = { calls: 1_000_000, seconds: 60 };
const buckets = {
  read: plenty,
  write: plenty,
  search: plenty,
  media: plenty,
  upload: plenty,
  stream: plenty,
};

/** Limits that no test reaches. */
export const noLimits: RateLimits = { member: buckets, address: buckets };
