/** Converts degrees east and north to the plane (y grows downwards) and back. */
export interface Projection {
  project: (point: number[]) => number[];
  unproject: (point: number[]) => number[];
}

const RADIANS = Math.PI / 180;

/**
 * Equal areas on a cone through two parallels, for a country that is wider than high. All values in degrees.
 * Longitudes are counted from the middle, so that a country may lie across the date line.
 * Source: Snyder, "Map Projections: A Working Manual" (1987), formulas 14-1 to 14-9.
 */
export function conicProjection(middle: number, south: number, north: number): Projection {
  const [low, high] = [Math.sin(south * RADIANS), Math.sin(north * RADIANS)];
  const n = (low + high) / 2;
  const c = 1 - low ** 2 + 2 * n * low;
  return {
    project: ([east = 0, degrees = 0]) => {
      const away = east - middle - 360 * Math.round((east - middle) / 360);
      const radius = Math.sqrt(Math.max(0, c - 2 * n * Math.sin(degrees * RADIANS))) / n;
      const angle = n * away * RADIANS;
      return [radius * Math.sin(angle), radius * Math.cos(angle)];
    },
    unproject: ([x = 0, y = 0]) => {
      const sine = (c - (Math.hypot(x, y) * n) ** 2) / (2 * n);
      return [middle + Math.atan2(x, y) / n / RADIANS, Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS];
    },
  };
}

const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const ROOT = Math.sqrt(3);
const rise = (l: number): number => l * (A1 + A2 * l ** 2 + l ** 6 * (A3 + A4 * l ** 2));
const slope = (l: number): number => A1 + 3 * A2 * l ** 2 + l ** 6 * (7 * A3 + 9 * A4 * l ** 2);

/**
 * The whole world with equal areas and round sides.
 * Source: Savric, Patterson and Jenny, "The Equal Earth map projection" (2018).
 */
export const equalEarth: Projection = {
  project: ([east = 0, north = 0]) => {
    const l = Math.asin((ROOT / 2) * Math.sin(north * RADIANS));
    return [(2 * ROOT * east * RADIANS * Math.cos(l)) / (3 * slope(l)), -rise(l)];
  },
  unproject: ([x = 0, y = 0]) => {
    let l = -y;
    for (let round = 0; round < 12; round += 1) l -= (rise(l) + y) / slope(l);
    const sine = Math.min(1, Math.max(-1, (2 * Math.sin(l)) / ROOT));
    return [(3 * x * slope(l)) / (2 * ROOT * Math.cos(l)) / RADIANS, Math.asin(sine) / RADIANS];
  },
};

/** For outlines that are already projected. */
export const identityProjection: Projection = { project: (point) => point, unproject: (point) => point };
