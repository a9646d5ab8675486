import { performance } from 'node:perf_hooks';

export interface Timing {
  count: number;
  /** Per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Runs `work` in `lanes` loops for `seconds`, each call with another count. */
export async function measure(
  lanes: number,
  seconds: number,
  work: (count: number, lane: number) => Promise<unknown>,
): Promise<Timing> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let count = 0;
  const run = async (lane: number): Promise<void> => {
    while (performance.now() < until) {
      const at = performance.now();
      await work(count++, lane);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: times.length,
    rate: (times.length / (performance.now() - started)) * 1000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
