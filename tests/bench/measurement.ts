export const CPU_SLOWDOWN = 4;
export const COLD_LOADS = 9;
/** A slow mobile line: 1.6 Mbps down, 750 kbps up, 150 ms. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const ms = (value: number): string => `${Math.round(value)} ms`;
