import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../server/config';
import { demoPeople, DEMO_PASSWORD } from '../../server/local/accounts';
import { FolderTaken, holdFolder } from '../../server/local/lock';
import { fileLog } from '../../server/local/log';
import { startParts, type LocalParts } from '../../server/local/parts';
import { claimable, PortTaken } from '../../server/web/listen';
import { jsonLog, type Log } from '../../server/log';

/** What stands before the product itself is opened. */
export interface Ground {
  parts: LocalParts;
  log: Log;
  /** Runs on Ctrl-C and the other signals, before the local parts stop. */
  onStop: (close: () => Promise<void>) => void;
}

const expected = (error: unknown): error is Error =>
  error instanceof PortTaken || error instanceof FolderTaken;

/** Ends the process: in one line for what people can mend, with the stack for the rest. */
export function fail(error: unknown): never {
  console.error(expected(error) ? error.message : error);
  process.exit(1);
}

/** Claims the port and the data folder, starts the local parts and arranges for an orderly end. */
export async function prepare(config: Config): Promise<Ground> {
  await mkdir(config.dataDir, { recursive: true });
  const release = await holdFolder(config.dataDir, config.port);
  await claimable(config.port, config.host).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const log = config.firebase ? jsonLog : fileLog(join(config.dataDir, 'service.log'));
  const closers: (() => Promise<void>)[] = [];
  let parts: LocalParts | null = null;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    for (const close of closers.toReversed())
      await close().catch((error: unknown) => log.error('Closing failed', { error }));
    await parts?.stop();
    await release();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop());
  parts = await startParts(config, log).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return { parts, log, onStop: (close) => closers.push(close) };
}

/** Tells where the product is and who can sign in. */
export function announce(config: Config, since: number): void {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const lines = [`Plaza is ready after ${seconds} s: http://localhost:${config.port}/webapp/`];
  if (!config.firebase) {
    lines.push('', `Demo sign-ins, password ${DEMO_PASSWORD}:`);
    for (const { email, displayName } of demoPeople) lines.push(`  ${email.padEnd(17)} ${displayName}`);
  }
  console.log(lines.join('\n'));
}
