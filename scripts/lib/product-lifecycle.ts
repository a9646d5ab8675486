import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../server/ops/config';
import { demoAccounts, DEMO_PASSWORD } from '../../server/local/accounts';
import { lockDataDir } from '../../server/local/data-dir-lock';
import { createFileLog } from '../../server/local/file-log';
import { watchLauncher } from '../../server/local/launcher';
import { startLocalServices, type LocalServices } from '../../server/local/local-services';
import { assertPortFree } from '../../server/web/listen';
import { dropUnreadOutput, jsonLog, type Log } from '../../server/ops/log';
import { startErrorText } from '../../server/ops/start-error';

export interface PreparedRuntime {
  /** Resolves when database and identity accept connections. */
  localServices: Promise<LocalServices>;
  log: Log;
  /** Registers a shutdown step; steps run in reverse order, before the local services stop. */
  onStop: (close: () => Promise<unknown>) => void;
  /** Shuts everything down and exits. */
  stop: (code: number) => Promise<never>;
}

/** Limit for one shutdown step: above the 10 s grace period for requests. */
const CLOSING_MS = 15_000;

// A dead connection must not block the remaining steps.
const withClosingTimeout = (closing: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    closing,
    sleep(CLOSING_MS).then(() => Promise.reject(new Error(`Not closed within ${CLOSING_MS / 1000} s`))),
  ]);

interface RuntimeOptions {
  /** SIGHUP does not stop the program, which listens for it. */
  reloads?: boolean;
  /** Connections of the local database, for more than one process. */
  connections?: number;
}

async function prepare(
  config: Config,
  { reloads = false, connections }: RuntimeOptions,
): Promise<PreparedRuntime> {
  await mkdir(config.dataDir, { recursive: true });
  const release = await lockDataDir(config.dataDir, config.port);
  await assertPortFree(config.port, config.host).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const log = config.firebase ? jsonLog : createFileLog(join(config.dataDir, 'service.log'));
  const closers: (() => Promise<unknown>)[] = [];
  const parts = startLocalServices(config, log, { notify: (text) => console.error(text), connections });
  // Reported where `localServices` is awaited; an unhandled rejection would exit before.
  parts.catch(() => undefined);
  let ending: Promise<never> | null = null;
  const end = async (code: number): Promise<never> => {
    for (const close of closers.toReversed()) {
      await withClosingTimeout(close()).catch((error: unknown) =>
        log.error('A shutdown step failed', { error }),
      );
    }
    const stopped = parts.then(
      (running) => running.stop(),
      () => undefined,
    );
    await withClosingTimeout(stopped).catch((error: unknown) =>
      log.error('Stopping the local services failed', { error }),
    );
    await release();
    return process.exit(code);
  };
  const stop = (code: number): Promise<never> => (ending ??= end(code));
  const crash = (error: unknown): void => {
    console.error(error);
    log.error('Exiting after an uncaught error', { error });
    void stop(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void stop(0));
  if (!reloads) process.on('SIGHUP', () => void stop(0));
  await watchLauncher(() => {
    log.warn('Exiting because npm has ended');
    void stop(0);
  });
  return { localServices: parts, log, onStop: (close) => void closers.push(close), stop };
}

/** Runs a program with port, data folder and local services; reports errors and runs the shutdown steps. */
export async function runWithRuntime(
  config: Config,
  program: (runtime: PreparedRuntime) => Promise<void>,
  options: RuntimeOptions = {},
): Promise<void> {
  let runtime: PreparedRuntime | null = null;
  dropUnreadOutput();
  try {
    runtime = await prepare(config, options);
    await program(runtime);
  } catch (error) {
    console.error(startErrorText(error, config.dataDir) ?? error);
    if (runtime) await runtime.stop(1);
    process.exit(1);
  }
}

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
      `The database is in ${databaseDir}: PostgreSQL does not run as root, and other users cannot read the data folder.`,
    );
  }
  console.log(lines.join('\n'));
}
