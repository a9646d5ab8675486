/** Deterministic random numbers (mulberry32), so the sample data is the same everywhere. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** In [0, 1). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** Integer in [from, to]. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  /** `count` distinct items. */
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(int(0, rest.length - 1), 1),
    ).flat();
  };
  const chance = (share: number): boolean => next() < share;
  return { next, int, pick, some, chance };
}

const DAY_MS = 86_400_000;

/** `days` may be fractional; negative values are in the future. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** "Amara Okafor" becomes amara.okafor@square.example. */
export const emailAddressOf = (name: string, host = 'square.example'): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${host}`;
