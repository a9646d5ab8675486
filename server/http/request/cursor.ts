import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Operation } from '@contract/operation';
import type { Caller } from '../../repos/policies';
import type { Pagination } from '../handler';
import { HttpProblem } from '../response/problem';

const CursorValues = z.array(z.string());

/** Opaque, signed list cursors. A cursor is valid for one list of one member, its `scope`. */
export interface Cursors {
  encode: (scope: string, values: readonly string[]) => string;
  /** Throws `cursor-invalid` for anything not encoded for this scope. */
  decode: (scope: string, cursor: string) => string[];
}

const BYTES = 16;

/** Signs with HMAC-SHA-256, truncated to 128 bits. */
export function createCursors(secret: Uint8Array): Cursors {
  const sign = (scope: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${scope}\n${body}`).digest().subarray(0, BYTES);
  const reject = (): never => {
    throw new HttpProblem('cursor-invalid', { detail: 'Reload the list from the start.' });
  };
  return {
    encode(scope, values) {
      const body = Buffer.from(JSON.stringify(values)).toString('base64url');
      return `${body}.${sign(scope, body).toString('base64url')}`;
    },
    decode(scope, cursor) {
      const [body = '', signature = '', ...rest] = cursor.split('.');
      const given = Buffer.from(signature, 'base64url');
      if (rest.length > 0 || given.length !== BYTES || given.toString('base64url') !== signature)
        return reject();
      if (!timingSafeEqual(given, sign(scope, body))) return reject();
      return z.parse(CursorValues, JSON.parse(Buffer.from(body, 'base64url').toString()));
    },
  };
}

/** Where a list goes on, and cursors that only the same member can use for the same list. */
export function paginationOf(
  operation: Operation,
  me: Caller,
  parts: { params: unknown; query: unknown },
  cursors: Cursors,
): Pagination {
  // The cursor already contains where the list began.
  const { cursor, limit, from, ...rest } = (parts.query ?? {}) as Record<string, unknown>;
  void limit;
  void from;
  const scope = JSON.stringify([operation.id, me.id, parts.params ?? null, rest]);
  return {
    after: typeof cursor === 'string' ? cursors.decode(scope, cursor) : null,
    encodeCursor: (values) => cursors.encode(scope, values),
  };
}
