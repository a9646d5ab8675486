import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { createFileLog } from '../../server/local/file-log';
import { dropUnreadOutput, jsonLog } from '../../server/ops/log';
import { startErrorText } from '../../server/ops/start-error';
import type * as Product from '../../server/server';
import { configOrExit } from '../lib/environment';
import { type FromProcess, ToProcess } from './messages';

/** One process of `npm run serve`: the service of a build on a port of its own, behind the proxy of the supervisor. */
const config = { ...configOrExit(), host: '127.0.0.1', trustProxy: true };
const deletions = new Map<string, (problem: string | null) => void>();
let close: (() => Promise<void>) | null = null;
let isStopping = false;

const tell = (message: FromProcess): void => void process.send?.(message);

/** The supervisor has the accounts of local identity. */
const identity = {
  routes: new Hono(),
  owns: () => false,
  isUp: () => true,
  deleteAccount: (uid: string): Promise<void> =>
    new Promise((resolve, reject) => {
      deletions.set(uid, (problem) => (problem === null ? resolve() : reject(new Error(problem))));
      tell({ kind: 'delete-account', uid });
    }),
};

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await close?.();
  process.exit(0);
}

async function start({ build, databaseUrl, number, port }: Extract<ToProcess, { kind: 'start' }>) {
  const bundle = pathToFileURL(join(build, 'server/server.js')).href;
  const { startServer } = (await import(bundle)) as typeof Product;
  const server = await startServer({
    config,
    port,
    databaseUrl,
    identity: config.firebase ? null : identity,
    log: config.firebase ? jsonLog : createFileLog(join(config.dataDir, `service-${number}.log`)),
    appDir: join(build, 'app'),
  });
  close = server.close;
  if (isStopping) await server.close();
  else tell({ kind: 'listening' });
}

dropUnreadOutput();
// A terminal signals every process in it; the supervisor says when to stop.
for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, () => undefined);
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());
process.on('message', (text) => {
  const message = ToProcess.parse(text);
  if (message.kind === 'stop') void stop();
  else if (message.kind === 'account-deleted') {
    deletions.get(message.uid)?.(message.problem);
    deletions.delete(message.uid);
  } else
    start(message).catch((error: unknown) => {
      console.error(startErrorText(error, config.dataDir) ?? error);
      process.exit(1);
    });
});
