import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { LimitBucket } from '@contract/operation';
import type { Caller } from '../repos/policies';
import type { RateLimiter, Quota } from './rate-limiter';
import { peerAddress, rateLimitAddress } from '../http/request/request';

/** Counts a call under the address it came from and under the member it is made as. */
export interface RateGate {
  addressOf: <E extends { Bindings: HttpBindings }>(c: Context<E>) => string;
  address: <E extends { Bindings: HttpBindings }>(c: Context<E>, bucket: LimitBucket) => Promise<Quota>;
  member: (me: Caller, bucket: LimitBucket) => Promise<Quota>;
}

export function createRateGate(limiter: RateLimiter, trustProxy: boolean): RateGate {
  const addressOf: RateGate['addressOf'] = (c) =>
    rateLimitAddress(peerAddress(c.env), c.req.raw.headers, trustProxy);
  return {
    addressOf,
    address: (c, bucket) => limiter.take('address', bucket, addressOf(c)),
    member: (me, bucket) => limiter.take('member', bucket, me.id),
  };
}
