import { type ChildProcess, fork } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/local/processes';
import { StartError } from '../../server/ops/start-error';
import { FromProcess, type ToProcess } from './messages';
import { createUpstream, type Upstream } from './proxy';

const PROGRAM = join(import.meta.dirname, 'service-process.ts');
const PROBE_MS = 3_000;
const PROBE_EVERY_MS = 1_000;
/** Time for requests that were running: above the 10 s of the service. */
const STOP_MS = 20_000;

/** A process that is ready, or has been. */
export interface ServiceProcess extends Upstream {
  number: number;
  pid: number;
  startedAt: number;
  /** Resolves once the process has ended. */
  ended: Promise<void>;
  /** Call when the process gets no new requests. */
  stop: () => Promise<void>;
}

export interface LaunchOptions {
  number: number;
  build: string;
  databaseUrl: string;
  /** Host header of requests: local mode answers only those of its public address. */
  host: string;
  /** Null with a provider elsewhere. */
  deleteAccount: ((uid: string) => Promise<void>) | null;
}

const isReady = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/api/v1/ready', headers: { host }, timeout: PROBE_MS };
    const probe = get(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    probe.once('timeout', () => probe.destroy());
    probe.once('error', () => resolve(false));
  });

function tell(child: ChildProcess, message: ToProcess): void {
  // The process may have ended meanwhile.
  if (child.connected) child.send(message, () => undefined);
}

/** Resolves once the process is ready; throws StartError for one that ends before. */
export async function launchProcess({
  number,
  build,
  databaseUrl,
  host,
  deleteAccount,
}: LaunchOptions): Promise<ServiceProcess> {
  const port = await freePort();
  const child = fork(PROGRAM, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const state = { ended: false };
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      state.ended = true;
      resolve();
    });
  });
  const listening = new Promise<void>((resolve) => {
    child.on('message', (text) => {
      const message = FromProcess.parse(text);
      if (message.kind === 'listening') return resolve();
      const { uid } = message;
      const answer = (problem: string | null): void => tell(child, { kind: 'account-deleted', uid, problem });
      deleteAccount?.(uid).then(
        () => answer(null),
        (cause: unknown) => answer(String(cause)),
      );
    });
  });
  tell(child, { kind: 'start', number, build, port, databaseUrl });
  await Promise.race([listening, ended]);
  while (!state.ended && !(await isReady(port, host))) await sleep(100);
  if (state.ended) throw new StartError(`Process ${number} of the service ended before it was ready`);
  const upstream = createUpstream(port);
  const probe = setInterval(() => {
    void isReady(port, host).then((ready) => {
      upstream.isReady = ready;
    });
  }, PROBE_EVERY_MS).unref();
  void ended.then(() => {
    clearInterval(probe);
    upstream.isReady = false;
    upstream.agent.destroy();
  });
  return Object.assign(upstream, {
    number,
    pid: child.pid ?? 0,
    startedAt: performance.now(),
    ended,
    async stop() {
      // What is on its way arrives before connections are closed.
      for (const until = performance.now() + STOP_MS; upstream.running > 0 && performance.now() < until;)
        await sleep(10);
      tell(child, { kind: 'stop' });
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(late);
    },
  });
}
