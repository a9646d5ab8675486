export interface Tally {
  passed: number;
  failed: number;
}

export interface Timing {
  name: string;
  seconds: number;
}

/** One line of `npm run check` or `npm test`. */
export interface StepResult extends Tally, Timing {
  /** Durations of the test files; empty for a step without tests. */
  files: readonly Timing[];
}

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

const SLOWEST_FILES = 10;

const table = (title: string, rows: readonly Timing[]): string =>
  [title, ...rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)].join('\n');

/** Steps in the order of the run, then the slowest test files. */
export function formatTimings(steps: readonly StepResult[]): string {
  const slowest = steps
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_FILES);
  return `${table('Steps', steps)}\n${table('Slowest test files', slowest)}`;
}
