/** A measure over the last twelve weeks. */
export interface Stat {
  name: string;
  /** Latest value, formatted. */
  figure: string;
  values: readonly number[];
}

export const stats: readonly Stat[] = [
  { name: 'Posts', figure: '1,284', values: [42, 55, 47, 68, 74, 61, 83, 79, 91, 88, 97, 104] },
  { name: 'Replies', figure: '3,910', values: [120, 132, 118, 141, 156, 149, 171, 168, 160, 182, 197, 190] },
  { name: 'New members', figure: '212', values: [31, 28, 35, 24, 22, 27, 19, 25, 21, 18, 20, 16] },
  { name: 'Reports', figure: '9', values: [4, 6, 3, 5, 2, 7, 3, 1, 2, 4, 1, 2] },
];

/** Change from first to last value, in whole percent. */
export const change = (values: readonly number[]): number =>
  Math.round(((values.at(-1) ?? 0) / (values[0] ?? 1) - 1) * 100);

/** Hidden axes for a sparkline; `flush` lets a line run from edge to edge. */
export const bareAxes = (count: number, flush = false) => ({
  grid: { left: 4, right: 4, top: 4, bottom: 4, outerBoundsMode: 'none' as const },
  xAxis: {
    type: 'category' as const,
    show: false,
    boundaryGap: !flush,
    data: Array.from({ length: count }, (_, at) => `Week ${at + 1}`),
  },
  yAxis: { type: 'value' as const, show: false, scale: true },
});
