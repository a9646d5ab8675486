/** A seeded generator (mulberry32), so that everybody sees the same sample data. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to, not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number, both ends included. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  /** `count` different ones. */
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

/** The moment so many days (fractions too) before `now`; negative ones lie ahead. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The day of a moment in UTC: "2026-11-18". */
export const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);
