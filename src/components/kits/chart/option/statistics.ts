/**
 * Quantile `p` (0 to 1) with linear interpolation. Source: Hyndman and Fan, "Sample Quantiles in Statistical
 * Packages" (1996), definition 7. @throws {RangeError} for an empty list.
 */
export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * p;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new RangeError('No quantile of an empty list');
  return below + (above - below) * (at - Math.floor(at));
}

export interface BoxPlotSummary {
  /** Lower whisker, first quartile, median, third quartile, upper whisker. */
  box: [number, number, number, number, number];
  outliers: number[];
}

/**
 * Box plot statistics; whiskers reach the last value within `reach` interquartile ranges of the box (Tukey,
 * 1977: 1.5).
 */
export function boxPlotSummary(values: readonly number[], reach = 1.5): BoxPlotSummary {
  const [q1, median, q3] = [quantile(values, 0.25), quantile(values, 0.5), quantile(values, 0.75)];
  const [low, high] = [q1 - reach * (q3 - q1), q3 + reach * (q3 - q1)];
  const inside = values.filter((value) => value >= low && value <= high);
  return {
    // An interpolated quartile may lie beyond the last inside value; a whisker never runs backwards.
    box: [Math.min(q1, ...inside), q1, median, q3, Math.max(q3, ...inside)],
    outliers: values.filter((value) => value < low || value > high),
  };
}

/** Least-squares line y = slope * x + intercept, with r squared. */
export function regression(points: readonly (readonly [number, number])[]) {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  let [sxy, sxx, syy] = [0, 0, 0];
  for (const [x, y] of points) {
    sxy += (x - mx) * (y - my);
    sxx += (x - mx) ** 2;
    syy += (y - my) ** 2;
  }
  const slope = sxy / sxx;
  return { slope, intercept: my - slope * mx, fit: sxy ** 2 / (sxx * syy) };
}

/** Trailing mean over `span` values; null until there are enough. */
export const movingAverage = (values: readonly number[], span: number): (number | null)[] =>
  values.map((_, index) =>
    index < span - 1
      ? null
      : values.slice(index - span + 1, index + 1).reduce((sum, value) => sum + value, 0) / span,
  );

/** Deterministic pseudo-random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
/** Moves positions (pixels) apart until neighbours are at least `gap` away; keeps the order. */
export function spreadApart(places: readonly number[], gap: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const moved = order.map(({ place }) => place);
  for (let round = 0; round < 60; round += 1) {
    for (let i = 1; i < moved.length; i += 1) {
      const [low, high] = [moved[i - 1] ?? 0, moved[i] ?? 0];
      const short = gap - (high - low);
      if (short <= 0.01) continue;
      moved[i - 1] = low - short / 2;
      moved[i] = high + short / 2;
    }
  }
  const result = Array.from<number>({ length: places.length }).fill(0);
  for (const [rank, { index }] of order.entries()) result[index] = moved[rank] ?? 0;
  return result;
}
