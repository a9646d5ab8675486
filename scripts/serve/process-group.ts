import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../server/ops/log';
import { writeWhole } from '../../server/ops/whole-file';
import { launchProcess, type LaunchOptions, type ServiceProcess } from './launch-process';
import type { PinnedBuilds } from './pinned-build';
import type { Upstream } from './proxy';

/** A process that ends sooner after its start waits before the next start, longer each time. */
const STEADY_MS = 10_000;
const PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

export interface ProcessGroup {
  upstreams: () => readonly Upstream[];
  /** Replaces the processes one after the other by processes of the present build; the old ones stay if that fails. */
  roll: () => Promise<void>;
  close: () => Promise<void>;
}

export interface GroupOptions extends Omit<LaunchOptions, 'number' | 'build'> {
  count: number;
  builds: PinnedBuilds;
  dataDir: string;
  log: Log;
}

/** Starts the processes and restarts those that end. The first one migrates the database before the others start. */
export async function startProcessGroup(options: GroupOptions): Promise<ProcessGroup> {
  const { count, builds, dataDir, log, ...common } = options;
  const running = new Map<number, ServiceProcess>();
  let build = await builds.pin();
  let isClosing = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** In the form of Prometheus' file_sd_configs. */
  const writeList = (): Promise<void> => {
    const list = [...running.values()]
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, pid, port }) => ({
        targets: [`127.0.0.1:${port}`],
        labels: { process: String(number), pid: String(pid) },
      }));
    return writeWhole(join(dataDir, 'processes.json'), JSON.stringify(list), 0o644);
  };

  const restart = async (number: number, pause: number): Promise<void> => {
    await sleep(pause);
    if (isClosing || running.has(number)) return;
    try {
      await start(number, { pause });
    } catch (error) {
      log.error('A process does not start', { process: number, error });
      void restart(number, Math.min(2 * pause + PAUSE_MS, MAX_PAUSE_MS));
    }
  };

  const start = async (number: number, { pause = 0, replaces = false } = {}): Promise<void> => {
    const started = await launchProcess({ ...common, number, build });
    if (isClosing || (running.has(number) && !replaces)) return started.stop();
    running.set(number, started);
    await writeList();
    void started.ended.then(() => {
      if (running.get(number) !== started) return;
      running.delete(number);
      log.warn('A process ended and is started again', { process: number });
      const isSteady = performance.now() - started.startedAt > STEADY_MS;
      void restart(number, isSteady ? 0 : Math.min(2 * pause + PAUSE_MS, MAX_PAUSE_MS));
    });
  };

  const replaceAll = async (): Promise<void> => {
    const previous = build;
    build = await builds.pin();
    for (let number = 1; number <= count; number += 1) {
      if (isClosing) return;
      const old = running.get(number);
      try {
        await start(number, { replaces: true });
      } catch (error) {
        build = previous;
        log.error('The processes were not all replaced, the others go on', { process: number, error });
        return;
      }
      await old?.stop();
    }
    log.info('All processes were replaced');
    await builds.keepOnly(build);
  };

  await start(1);
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 2)));
  return {
    upstreams: () => [...running.values()],
    roll() {
      turn = turn.then(replaceAll, replaceAll);
      return turn.then(() => undefined);
    },
    async close() {
      isClosing = true;
      const last = [...running.values()];
      running.clear();
      await Promise.all(last.map((each) => each.stop()));
      await turn;
      await builds.close();
    },
  };
}
