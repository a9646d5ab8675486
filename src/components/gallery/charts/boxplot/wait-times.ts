import { seededRandom } from '@/components/kits/chart/option/statistics';

export const lines = ['Line 1', 'Line 2', 'Line 4', 'Line 9', 'Night bus'];

/** Waiting times of 80 riders per line, in minutes; deterministic and skewed right. */
export const waitTimes: readonly (readonly number[])[] = lines.map((_, line) => {
  const random = seededRandom(line * 17 + 3);
  return Array.from({ length: 80 }, () => {
    const bell = (random() + random() + random()) / 3;
    const late = random() > 0.95 ? 8 + random() * 10 : 0;
    return Math.round((3 + line * 1.6 + bell * (8 + line * 2) + late) * 10) / 10;
  });
});
