import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../server/ops/config';
import { demoAccounts, DEMO_PASSWORD } from '../../server/local/accounts';
import { DataDirInUse, lockDataDir } from '../../server/local/data-dir-lock';
import { createFileLog } from '../../server/local/file-log';
import { startLocalServices, type LocalServices } from '../../server/local/local-services';
import { assertPortFree, PortInUse } from '../../server/web/listen';
import { jsonLog, type Log } from '../../server/ops/log';
import { BuildError } from './build';

/** What stands before the product itself is opened. */
export interface PreparedRuntime {
  /** Resolves when the local parts answer. */
  localServices: Promise<LocalServices>;
  log: Log;
  /** Runs at the end, latest first, before the local parts stop. */
  onStop: (close: () => Promise<unknown>) => void;
  /** Ends everything in order, and the process. */
  stop: (code: number) => Promise<never>;
}

/** Time one thing gets to close: longer than the grace of requests, shorter than whoever waits for the process. */
const CLOSING_MS = 15_000;

/** Waits for `closing`, but not for ever: a connection that died in the middle must not keep the rest from its end. */
const withClosingTimeout = (closing: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    closing,
    sleep(CLOSING_MS).then(() => Promise.reject(new Error(`It did not close within ${CLOSING_MS / 1000} s`))),
  ]);

const isExpected = (error: unknown): error is Error =>
  error instanceof PortInUse || error instanceof DataDirInUse || error instanceof BuildError;

/** Says what went wrong: in one line what people can mend, with the stack the rest. */
const report = (error: unknown): void => console.error(isExpected(error) ? error.message : error);

/** Claims the port and the data folder, begins to start the local parts and arranges for an orderly end. */
async function prepare(config: Config): Promise<PreparedRuntime> {
  await mkdir(config.dataDir, { recursive: true });
  const release = await lockDataDir(config.dataDir, config.port);
  await assertPortFree(config.port, config.host).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const log = config.firebase ? jsonLog : createFileLog(join(config.dataDir, 'service.log'));
  const closers: (() => Promise<unknown>)[] = [];
  const parts = startLocalServices(config, log);
  // Whoever awaits the parts reports this; it must not end the process before.
  parts.catch(() => undefined);
  let ending: Promise<never> | null = null;
  const end = async (code: number): Promise<never> => {
    for (const close of closers.toReversed()) {
      await withClosingTimeout(close()).catch((error: unknown) => log.error('Closing failed', { error }));
    }
    const stopped = parts.then(
      (running) => running.stop(),
      () => undefined,
    );
    await withClosingTimeout(stopped).catch((error: unknown) =>
      log.error('Stopping the local parts failed', { error }),
    );
    await release();
    return process.exit(code);
  };
  const stop = (code: number): Promise<never> => (ending ??= end(code));
  const crash = (error: unknown): void => {
    console.error(error);
    log.error('The process ends because of an error that nothing caught', { error });
    void stop(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop(0));
  return { localServices: parts, log, onStop: (close) => void closers.push(close), stop };
}

/** Runs a program on prepared ground; whatever it throws is said, and everything started is stopped. */
export async function runWithRuntime(
  config: Config,
  program: (ground: PreparedRuntime) => Promise<void>,
): Promise<void> {
  let ground: PreparedRuntime | null = null;
  try {
    ground = await prepare(config);
    await program(ground);
  } catch (error) {
    report(error);
    if (ground) await ground.stop(1);
    process.exit(1);
  }
}

/** Tells where the product is and who can sign in. */
export function printAddresses(config: Config, databaseDir: string | null, since: number): void {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const lines = [`Plaza is ready after ${seconds} s: http://localhost:${config.port}/webapp/`];
  if (!config.firebase) {
    lines.push('', `Demo sign-ins, password ${DEMO_PASSWORD}:`);
    for (const { email, displayName } of demoAccounts) lines.push(`  ${email.padEnd(17)} ${displayName}`);
  }
  if (databaseDir !== null && databaseDir !== join(config.dataDir, 'postgres')) {
    lines.push(
      '',
      `The database is in ${databaseDir}: it does not run as root, and nobody else can reach the data folder.`,
    );
  }
  console.log(lines.join('\n'));
}
