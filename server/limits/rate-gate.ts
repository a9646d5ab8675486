import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { LimitBucket } from '@contract/operation';
import type { Caller } from '../repos/policies';
import type { RateLimiter, Quota } from './rate-limiter';
import { peerAddress, rateLimitAddress } from '../http/request';

/** Counts a call under the address it came from and under the member it is made as. */
export interface RateGate {
  address: <E extends { Bindings: HttpBindings }>(c: Context<E>, bucket: LimitBucket) => Quota;
  member: (me: Caller, bucket: LimitBucket) => Quota;
}

export const createRateGate = (limiter: RateLimiter, trustProxy: boolean): RateGate => ({
  address: (c, bucket) =>
    limiter.take('address', bucket, rateLimitAddress(peerAddress(c.env), c.req.raw.headers, trustProxy)),
  member: (me, bucket) => limiter.take('member', bucket, me.id),
});
