import type { Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isKeyedWrite, type Operation } from '@contract/operation';
import type { HonoEnv } from './middleware';
import type { Authenticate, Session } from './authenticate';
import { encodeJson } from './response/compress';
import { isUnchanged, publicHeaders } from './response/public-caching';
import type { FileCall, OperationHandler, UploadHandler, HandlerInput } from './handler';
import { type Cursors, paginationOf } from './request/cursor';
import { WriterBusy } from '../db/lock';
import { recordWrite } from '../db/last-write';
import type { Replica } from '../db/replica';
import type { Sql } from '../db/sql';
import { formatEventCursor } from '../live/event-cursor';
import { runOnce, readIdempotencyKey } from './idempotency';
import type { Log } from '../ops/log';
import type { Caller } from '../repos/policies';
import { authorise, visitor } from '../repos/policies';
import { errorCode, HttpProblem } from './response/problem';
import { rateHeaders } from '../limits/rate-limiter';
import type { RateGate } from '../limits/rate-gate';
import type { ReadQueue } from '../limits/read-queue';
import type { WriteQueue } from '../limits/write-queue';
import { type BodyPace, type BodyReader, readJson, readUpload } from './request/body';
import type { HeldBytes } from './request/body-budget';
import { replicaReads } from './replica-reads';
import { readQuery } from './request/request';
import { parsePart } from './request/request-part';
import { viewAgain } from './response/replay';
import { serialiseResponse } from './response/response';

export interface OperationDeps {
  db: Sql;
  authenticate: Authenticate;
  gate: RateGate;
  cursors: Cursors;
  queue: WriteQueue;
  reads: ReadQueue;
  bodies: BodyReader;
  clock: () => Date;
  log: Log;
  memberHash: (memberId: string) => string;
  strictResponses: boolean;
  /** Called after the transaction of a write. */
  onCommit: () => void;
  /** Null without a replica. */
  replica: Replica | null;
  /** Position of the event stream; every event up to it is visible to a read that starts now. */
  eventPosition: () => string | null;
}

// zod/mini has no error messages of its own.
z.config(z.locales.en());

/** The session of a request without a token. */
const visit: Session = { me: visitor, signedInAt: 0, expiresAt: Infinity };

/**
 * Attempts of a transaction that loses a serialisation conflict or deadlock, waits for the writer's lock, or has found a
 * row that was removed before it could refer to it (23503): the next attempt does not find the row.
 */
const MAX_ATTEMPTS = 4;
const RETRYABLE_CODES = new Set(['40001', '40P01', '23503']);

const isRetryable = (cause: unknown): boolean =>
  cause instanceof WriterBusy || RETRYABLE_CODES.has(errorCode(cause) ?? '');

async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (attempt >= MAX_ATTEMPTS || !isRetryable(cause)) throw cause;
    }
  }
}

interface ReadResult {
  /** JSON. */
  text: string;
  /** Position of the event stream; every event before it is part of the text. */
  position: string | null;
}

interface ReadRequest {
  handle: OperationHandler['handle'];
  body: unknown;
  /** Compared between requests with the same key; a hash for files. */
  payload: unknown;
  /** The time of the request is the time its body was complete. */
  now: Date;
  /** After the transaction: deletes what an upload no longer needs. */
  settle?: () => Promise<void>;
}

const readBodyOf = (
  { bodyOptional }: Operation,
  request: Request,
  held: HeldBytes,
  pace: BodyPace,
): Promise<unknown> =>
  bodyOptional && !request.headers.has('content-type') ? Promise.resolve({}) : readJson(request, held, pace);

async function readBody(
  handler: OperationHandler | UploadHandler,
  { request, held, ...call }: { request: Request; held: HeldBytes } & Omit<FileCall, 'db' | 'now'>,
  { db, clock, bodies: { pace } }: OperationDeps,
): Promise<ReadRequest> {
  const { operation } = handler;
  if ('processFile' in handler) {
    const bytes = await readUpload(request, operation.upload ?? { bytes: 0, types: [] }, held, pace);
    const now = clock();
    const payload = createHash('sha256').update(bytes).digest('base64url');
    return { ...(await handler.processFile(bytes, { ...call, db, now })), body: undefined, payload, now };
  }
  const body = operation.body
    ? parsePart(operation.body, await readBodyOf(operation, request, held, pace), 'body')
    : undefined;
  return { handle: handler.handle, body, payload: body, now: clock() };
}

/** Registers one operation: limit, authenticate, validate, run once, present. */
export function registerOperation(
  app: Hono<HonoEnv>,
  handler: OperationHandler | UploadHandler,
  deps: OperationDeps,
): void {
  const { operation } = handler;
  const isWrite = isKeyedWrite(operation);
  const isPublic = operation.access === 'anyone';

  /** From the replica where it is near enough; the primary answers what the replica does not have, or cannot do. */
  const readNear = async (me: Caller, act: (db: Sql) => Promise<string>): Promise<ReadResult> => {
    const { replica } = deps;
    const xid = replica && replicaReads.has(operation) ? await replica.reaches(me.lastWrite ?? null) : null;
    if (replica && xid !== null) {
      try {
        return { text: await act(replica.db), position: formatEventCursor({ xid, id: '0' }) };
      } catch (cause) {
        if (!(cause instanceof HttpProblem)) replica.onFailure(cause);
      }
    }
    // Before the read: later events are delivered again, and applying an event twice changes nothing.
    const position = deps.eventPosition();
    return { text: await act(deps.db), position };
  };

  const run = async (
    c: Context<HonoEnv>,
    { me, signedInAt }: Session,
    held: HeldBytes,
  ): Promise<Response> => {
    const key = isWrite ? readIdempotencyKey(c.req.raw.headers) : '';
    const params = parsePart(operation.params, c.req.param(), 'params');
    const query = parsePart(operation.query, readQuery(new URL(c.req.url).searchParams), 'query');
    const read = await readBody(handler, { request: c.req.raw, me, held, params, query }, deps);
    const { handle, body, payload, now } = read;
    const call: HandlerInput = {
      db: deps.db,
      me,
      signedInAt: new Date(signedInAt),
      now,
      params,
      query,
      body,
      paging: paginationOf(operation, me, { params, query }, deps.cursors),
    };
    const act = async (db: Sql): Promise<string> =>
      serialiseResponse(operation, await handle({ ...call, db }), deps);
    const replay = async (db: Sql, answer: string): Promise<string> => {
      const view = await viewAgain(operation, { db, me, now }, answer);
      return view === undefined ? answer : serialiseResponse(operation, view, deps);
    };
    const keyed = { memberId: me.id, key, operation: operation.id, payload: [params, payload], now };
    const actInOrder = async (tx: Sql): Promise<string> => {
      const text = await act(tx);
      if (deps.replica) await recordWrite(tx, me.id);
      return text;
    };
    const { text, position } = isWrite
      ? {
          position: null,
          text: await deps.queue({ memberId: me.id, isDecision: operation.access === 'moderator' }, () =>
            retryOnConflict(() =>
              deps.db.transaction((tx) =>
                runOnce(
                  tx,
                  keyed,
                  () => actInOrder(tx),
                  (answer) => replay(tx, answer),
                ),
              ),
            ),
          ),
        }
      : await deps.reads(isPublic ? deps.gate.addressOf(c) : me.id, () => readNear(me, act));
    if (isWrite) deps.onCommit();
    await read.settle?.();
    const caching = isPublic ? publicHeaders(text) : {};
    if (isUnchanged(c.req.raw.headers, caching)) return new Response(null, { status: 304, headers: caching });
    const { body: encoded, headers } = await encodeJson(text, c.req.raw.headers.get('accept-encoding'));
    return new Response(encoded, {
      status: operation.status,
      headers: {
        ...headers,
        ...caching,
        ...(operation.live && position !== null ? { 'Last-Event-ID': position } : {}),
      },
    });
  };

  const respond = async (c: Context<HonoEnv>): Promise<Response> => {
    c.set('route', operation.path);
    const addressQuota = await deps.gate.address(c, operation.bucket);
    const session = isPublic ? visit : await deps.authenticate(c);
    const { me } = session;
    const quotas = [addressQuota];
    if (!isPublic) {
      c.set('member', deps.memberHash(me.id));
      quotas.unshift(await deps.gate.member(me, operation.bucket));
    }
    authorise(operation.access, me);
    const held = deps.bodies[operation.upload ? 'files' : 'json'].open(me.id);
    try {
      const response = await run(c, session, held);
      for (const [name, value] of Object.entries(rateHeaders(quotas))) response.headers.set(name, value);
      return response;
    } finally {
      held.release();
    }
  };

  app.on(operation.method, `/api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, respond);
}
