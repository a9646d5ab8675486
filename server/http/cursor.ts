import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpProblem } from './problem';

/** Makes and reads the places in lists. A cursor holds for one list of one member: `scope` says which. */
export interface Cursors {
  encode: (scope: string, values: readonly string[]) => string;
  /** Throws a `cursor-invalid` refusal for anything this service did not make for this scope. */
  decode: (scope: string, cursor: string) => string[];
}

const BYTES = 16;

/** Signs with HMAC-SHA-256, cut to 128 bits. */
export function createCursors(secret: Uint8Array): Cursors {
  const mark = (scope: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${scope}\n${body}`).digest().subarray(0, BYTES);
  const refuse = (): never => {
    throw new HttpProblem('cursor-invalid', { detail: 'Read the list again from its beginning.' });
  };
  return {
    encode(scope, values) {
      const body = Buffer.from(JSON.stringify(values)).toString('base64url');
      return `${body}.${mark(scope, body).toString('base64url')}`;
    },
    decode(scope, cursor) {
      const [body = '', signature = '', ...rest] = cursor.split('.');
      const given = Buffer.from(signature, 'base64url');
      if (rest.length > 0 || given.length !== BYTES || given.toString('base64url') !== signature)
        return refuse();
      if (!timingSafeEqual(given, mark(scope, body))) return refuse();
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as string[];
    },
  };
}
