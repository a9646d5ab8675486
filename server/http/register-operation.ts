import type { Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { writes, type Operation } from '@contract/operation';
import type { Env } from './middleware';
import type { Authenticate } from './authenticate';
import type { Bound, BoundUpload, Call, Paging } from './handler';
import type { Cursors } from './cursor';
import type { Sql } from '../db/sql';
import { createQueue, once, readKey } from './idempotency';
import type { Log } from '../ops/log';
import type { Caller } from '../repos/policies';
import { authorise } from '../repos/policies';
import { errorCode, Refusal } from './problem';
import { rateHeaders } from '../limits/rate-limiter';
import type { RateGate } from '../limits/rate-gate';
import { readJson, readQuery, readUpload, refuseUnstorable } from './request';

export interface MountDeps {
  db: Sql;
  authenticate: Authenticate;
  gate: RateGate;
  cursors: Cursors;
  clock: () => Date;
  log: Log;
  strictAnswers: boolean;
  /** Called after a write has been committed. */
  written: () => void;
}

// Plain words for what does not fit a schema; the small build of zod has none by itself.
z.config(z.locales.en());

/** Transactions that lost against another are tried so often in all. */
const TRIES = 4;
const LOST = new Set(['40001', '40P01']);

const noun = { params: 'The address', query: 'The query', body: 'The body' };

function parsePart(schema: z.ZodMiniType | undefined, value: unknown, part: keyof typeof noun): unknown {
  if (!schema) {
    const extra = part === 'query' ? Object.keys(value as object)[0] : undefined;
    if (extra !== undefined) {
      throw new Refusal('validation', { fields: { [extra.slice(0, 200)]: 'This is not known here.' } });
    }
    return undefined;
  }
  refuseUnstorable(value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, 20)) {
    const path = issue.path.map(String).join('.') || noun[part];
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 20) : [path];
    for (const name of names)
      fields[name.slice(0, 200)] = (issue.message || 'This does not fit.').slice(0, 500);
  }
  throw new Refusal('validation', { fields });
}

/** JSON text of an answer, with only what its schema lists. */
function present(operation: Operation, raw: unknown, deps: MountDeps): string {
  const parsed = z.safeParse(operation.answer, raw);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`The answer of ${operation.id} does not parse by its schema at: ${where}`);
  }
  if (!isDeepStrictEqual(parsed.data, raw)) {
    if (deps.strictAnswers) throw new Error(`The answer of ${operation.id} holds more than its schema`);
    deps.log.warn('An answer held more than its schema', { operation: operation.id });
  }
  return JSON.stringify(parsed.data);
}

function paging(
  operation: Operation,
  me: Caller,
  parts: { params: unknown; query: unknown },
  cursors: Cursors,
): Paging {
  // Where the list began is in the cursor already.
  const { cursor, limit, from, ...rest } = (parts.query ?? {}) as Record<string, unknown>;
  void limit;
  void from;
  const scope = JSON.stringify([operation.id, me.id, parts.params ?? null, rest]);
  return {
    after: typeof cursor === 'string' ? cursors.decode(scope, cursor) : null,
    cursor: (values) => cursors.encode(scope, values),
  };
}

async function retryLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (attempt >= TRIES || !LOST.has(errorCode(cause) ?? '')) throw cause;
    }
  }
}

interface Read {
  handle: Bound['handle'];
  body: unknown;
  /** What stands for the body where two calls are compared. */
  payload: unknown;
}

async function readBody(bound: Bound | BoundUpload, request: Request): Promise<Read> {
  const { operation } = bound;
  if ('receive' in bound) {
    const bytes = await readUpload(request, operation.upload ?? { bytes: 0, types: [] });
    const payload = createHash('sha256').update(bytes).digest('base64url');
    return { handle: await bound.receive(bytes), body: undefined, payload };
  }
  const body = operation.body ? parsePart(operation.body, await readJson(request), 'body') : undefined;
  return { handle: bound.handle, body, payload: body };
}

/** Puts one operation of the contract on the app: limit, authenticate, validate, act once, present. */
export function mount(app: Hono<Env>, bound: Bound | BoundUpload, deps: MountDeps): void {
  const { operation } = bound;
  const queue = createQueue();
  const changes = writes(operation.method);

  const respond = async (c: Context<Env>): Promise<Response> => {
    c.set('route', operation.path);
    const atAddress = deps.gate.address(c, operation.bucket);
    const { me } = await deps.authenticate(c.req.raw.headers);
    const standings = [deps.gate.member(me, operation.bucket), atAddress];
    authorise(operation.access, me);
    const key = changes ? readKey(c.req.raw.headers) : '';
    const params = parsePart(operation.params, c.req.param(), 'params');
    const query = parsePart(operation.query, readQuery(new URL(c.req.url).searchParams), 'query');
    const { handle, body, payload } = await readBody(bound, c.req.raw);
    const now = deps.clock();
    const call: Call = {
      db: deps.db,
      me,
      now,
      params,
      query,
      body,
      paging: paging(operation, me, { params, query }, deps.cursors),
    };
    const act = async (db: Sql): Promise<string> => present(operation, await handle({ ...call, db }), deps);
    const keyed = { memberId: me.id, key, operation: operation.id, payload: [params, payload], now };
    const text = changes
      ? await queue(`${me.id} ${key}`, () =>
          retryLost(() => deps.db.transaction((tx) => once(tx, keyed, () => act(tx)))),
        )
      : await act(deps.db);
    if (changes) deps.written();
    return new Response(text, {
      status: operation.status,
      headers: { 'Content-Type': 'application/json', ...rateHeaders(standings) },
    });
  };

  app.on(operation.method, `/api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, respond);
}
