/** How many times slower the processor is made. */
export const SLOWER = 4;
/** Cold loads of a page. */
export const RUNS = 9;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const ms = (value: number): string => `${Math.round(value)} ms`;
