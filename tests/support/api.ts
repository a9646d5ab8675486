import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type * as z from 'zod/mini';
import type { Operation } from '@contract/operation';
import { getMe, type Me } from '@contract/member';
import type { Post } from '@contract/post';
import { createPost, type NewPost } from '@contract/post-write';
import { Problem } from '@contract/problem';
import { createApp, type AppDeps, type Service } from '@server/app';
import { createPool } from '@server/db/pool';
import type { Limits } from '@server/limits';
import { silentLog, type Log } from '@server/log';
import { createTokens, type Tokens } from './tokens';

const plenty = { calls: 1_000_000, seconds: 60 };
const buckets = {
  read: plenty,
  write: plenty,
  search: plenty,
  media: plenty,
  upload: plenty,
  stream: plenty,
};
export const noLimits: Limits = { member: buckets, address: buckets };

/** A refusal as the service told it. */
export class Refused extends Error {
  override name = 'Refused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail ?? JSON.stringify(problem.fields ?? {})}`);
    this.problem = problem;
  }
}

interface Input {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
}

type Answer<O> = O extends { answer: infer A extends z.ZodMiniType } ? z.output<A> : never;

/** The service on a database of its own, and people who call it. */
export interface Api {
  pool: Pool;
  service: Service;
  tokens: Tokens;
  /** Folder of uploaded images. */
  mediaDir: string;
  /** Errors that the service logged: faults of ours. */
  faults: unknown[];
  /** The bare call: path below /api/v1. */
  request: (path: string, init?: RequestInit, uid?: string) => Promise<Response>;
  /** Calls an operation as somebody and parses the answer strictly; throws Refused. */
  call: <O extends Operation>(uid: string, operation: O, input?: Input) => Promise<Answer<O>>;
  me: (uid: string) => Promise<Me>;
  write: (uid: string, post: NewPost | string) => Promise<Post>;
  /** Another process on the same database. */
  another: (deps?: Partial<AppDeps>) => Service;
}

const copyDatabase = async (url: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `t${randomBytes(8).toString('hex')}`;
  const admin = createPool(url.replace(/\/\w+$/, '/postgres'), { max: 1, statement_timeout: 0 });
  await admin.query('SELECT pg_advisory_lock(1)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE plaza`);
  await admin.query('SELECT pg_advisory_unlock(1)');
  return {
    url: url.replace(/\/\w+$/, `/${name}`),
    drop: async () => {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
};

const fill = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const search = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString()}` : '';
};

export async function refusalOf(response: Response): Promise<Problem> {
  if (response.headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`No problem document but ${response.status}: ${await response.text()}`);
  }
  return Problem.parse(await response.json());
}

/** Opens the service for one test file, in real mode with keys of its own; closed after its last test. */
export function startApi(deps: Partial<AppDeps> = {}): Api {
  const services: Service[] = [];
  const faults: unknown[] = [];
  const closing: (() => Promise<void>)[] = [];
  const open: { api?: { pool: Pool; tokens: Tokens; mediaDir: string }; service?: Service } = {};
  const log: Log = { ...silentLog, error: (message, fields) => faults.push({ message, ...fields }) };
  const api = () => {
    if (!open.api) throw new Error('The service is opened by beforeAll');
    return open.api;
  };
  const opened = (): Service => {
    if (!open.service) throw new Error('The service is opened by beforeAll');
    return open.service;
  };
  const start = (more: Partial<AppDeps> = {}): Service => {
    const service = createApp({
      limits: noLimits,
      cursorSecret: new Uint8Array(32).fill(7),
      log,
      strictAnswers: true,
      ...deps,
      ...more,
      pool: more.pool ?? api().pool,
      verifier: more.verifier ?? deps.verifier ?? api().tokens.verifier,
      mediaDir: api().mediaDir,
    });
    services.push(service);
    return service;
  };

  beforeAll(async () => {
    const copy = await copyDatabase(inject('postgresUrl'));
    const pool = createPool(copy.url);
    pool.on('error', () => undefined);
    const mediaDir = await mkdtemp(join(tmpdir(), 'plaza-media-'));
    const tokens = await createTokens();
    open.api = { pool, tokens, mediaDir };
    open.service = start();
    closing.push(async () => {
      for (const service of services) await service.close();
      await pool.end();
      await copy.drop();
      await rm(mediaDir, { recursive: true, force: true });
    });
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const request: Api['request'] = async (path, init = {}, uid) => {
    const headers = new Headers(init.headers);
    if (uid !== undefined) headers.set('Authorization', `Bearer ${await api().tokens.sign(uid)}`);
    return opened().app.request(`/api/v1${path}`, { ...init, headers });
  };
  const call: Api['call'] = async (uid, operation, { params = {}, query = {}, body, key } = {}) => {
    const headers = new Headers();
    if (operation.method !== 'GET') headers.set('Idempotency-Key', key ?? randomUUID());
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init: RequestInit = { method: operation.method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await request(`${fill(operation.path, params)}${search(query)}`, init, uid);
    if (!response.ok) throw new Refused(await refusalOf(response));
    return operation.answer.parse(await response.json()) as Answer<typeof operation>;
  };
  return {
    get pool() {
      return api().pool;
    },
    get service() {
      return opened();
    },
    get tokens() {
      return api().tokens;
    },
    get mediaDir() {
      return api().mediaDir;
    },
    faults,
    request,
    call,
    me: (uid) => call(uid, getMe),
    write: (uid, post) => call(uid, createPost, { body: typeof post === 'string' ? { text: post } : post }),
    another: start,
  };
}
