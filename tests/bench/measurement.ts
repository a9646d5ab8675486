export const CPU_SLOWDOWN = 4;
export const COLD_LOADS = 9;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const ms = (value: number): string => `${Math.round(value)} ms`;
