import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { getMe, type Me } from '@contract/member/member';
import type { Post } from '@contract/post/post';
import { createPost, type NewPost } from '@contract/post/post-write';
import { createApp, type Service } from '@server/app';
import type { AppDeps } from '@server/app-deps';
import { createPool } from '@server/db/pool';
import type { ObjectStore } from '@server/media/object-store';
import { openLocalStore } from '@server/media/open-store';
import { silentLog, type Log } from '@server/ops/log';
import { type RawRequest, type CallAs, callAs } from './call-as';
import { createDatabase } from './servers/postgres-cluster';
import { noLimits } from './no-limits';
import { createTokens, type Tokens } from './test-tokens';

export interface TestApi {
  pool: Pool;
  service: Service;
  tokens: Tokens;
  /** Holds the folders of uploads and exports. */
  dataDir: string;
  /** Pictures, voice notes and exports: those of `deps`, or local files. */
  store: ObjectStore;
  /** Folders of the local store. */
  mediaDir: string;
  exportDir: string;
  /** Errors the service logged. */
  faults: unknown[];
  request: RawRequest;
  call: CallAs;
  me: (uid: string) => Promise<Me>;
  write: (uid: string, post: NewPost | string) => Promise<Post>;
  /** A second process on the same database. */
  startAnother: (deps?: Partial<AppDeps>) => Service;
}

/** Real mode with test keys, on a database of its own; one per test file, closed after its last test. */
export function createTestApi(deps: Partial<AppDeps> = {}): TestApi {
  const services: Service[] = [];
  const faults: unknown[] = [];
  const closing: (() => Promise<void>)[] = [];
  const open: {
    api?: { pool: Pool; tokens: Tokens; dataDir: string; store: ObjectStore };
    service?: Service;
  } = {};
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
      strictResponses: true,
      ...deps,
      ...more,
      pool: more.pool ?? api().pool,
      verifier: more.verifier ?? deps.verifier ?? api().tokens.verifier,
      store: more.store ?? api().store,
    });
    services.push(service);
    return service;
  };

  beforeAll(async () => {
    const copy = await createDatabase(inject('postgresUrl'));
    // On a busy machine a connection or a statement may take longer than members would wait.
    const pool = createPool(copy.url, {
      connectionTimeoutMillis: 30_000,
      statement_timeout: 30_000,
      query_timeout: 40_000,
    });
    const dataDir = await mkdtemp(join(tmpdir(), 'plaza-data-'));
    const store = deps.store ?? (await openLocalStore(dataDir));
    const tokens = await createTokens();
    open.api = { pool, tokens, dataDir, store };
    open.service = start();
    closing.push(async () => {
      for (const service of services) await service.close();
      await pool.end();
      await copy.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const request: TestApi['request'] = async (path, init = {}, uid) => {
    const headers = new Headers(init.headers);
    if (uid !== undefined) headers.set('Authorization', `Bearer ${await api().tokens.sign(uid)}`);
    return opened().app.request(`/api/v1${path}`, { ...init, headers });
  };
  const call = callAs(request);
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
    get dataDir() {
      return api().dataDir;
    },
    get store() {
      return api().store;
    },
    get mediaDir() {
      return join(api().dataDir, 'media');
    },
    get exportDir() {
      return join(api().dataDir, 'exports');
    },
    faults,
    request,
    call,
    me: (uid) => call(uid, getMe),
    write: (uid, post) => call(uid, createPost, { body: typeof post === 'string' ? { text: post } : post }),
    startAnother: start,
  };
}
