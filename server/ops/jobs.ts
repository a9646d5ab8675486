import type { Log } from './log';

export interface Job {
  name: string;
  /** Time between two starts; a run that takes longer delays the next. */
  everyMs: number;
  /** Long work ends early once `signal` aborts. */
  run: (signal: AbortSignal) => Promise<void>;
}

const MIN_LATE_MS = 60_000;

interface JobState {
  /** Milliseconds since 1970; the start of the service before the first success. */
  lastSuccess: number;
  failures: number;
}

export interface Jobs {
  states: () => Readonly<Record<string, JobState>>;
  /** Jobs without a success for three of their intervals, and for a minute. */
  late: () => string[];
  close: () => Promise<void>;
}

/** Starts each job on its own timer: a job that fails or takes long stops no other. */
export function startJobs(jobs: readonly Job[], log: Log, clock: () => Date): Jobs {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const states = new Map<string, JobState>(
    jobs.map(({ name }) => [name, { lastSuccess: clock().getTime(), failures: 0 }]),
  );

  const run = async ({ name, run: work }: Job, state: JobState): Promise<void> => {
    try {
      await work(stopping.signal);
      state.lastSuccess = clock().getTime();
    } catch (cause) {
      state.failures += 1;
      log.warn('Job failed', { job: name, failures: state.failures, cause });
    } finally {
      running.delete(name);
    }
  };
  const timers = jobs.map((job) =>
    setInterval(() => {
      const state = states.get(job.name);
      if (state && !running.has(job.name)) running.set(job.name, run(job, state));
    }, job.everyMs).unref(),
  );

  return {
    states: () => Object.fromEntries(states),
    late: () =>
      jobs
        .filter(({ name, everyMs }) => {
          const lastSuccess = states.get(name)?.lastSuccess ?? 0;
          return clock().getTime() - lastSuccess > Math.max(3 * everyMs, MIN_LATE_MS);
        })
        .map(({ name }) => name),
    async close() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
