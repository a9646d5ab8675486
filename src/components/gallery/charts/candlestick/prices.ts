import { seededRandom } from '@/components/kits/chart/option/statistics';

const DAY = 86_400_000;

/** One trading day at the grain exchange. Prices in dollars per sack. */
export interface Candle {
  /** Start of the day, in ms since the epoch. */
  day: number;
  open: number;
  close: number;
  low: number;
  high: number;
  /** Volume, in sacks. */
  sacks: number;
}

const round = (price: number): number => Math.round(price * 100) / 100;

/** Returns `count` trading days ending in May 2026; deterministic. */
export function candles(count: number): Candle[] {
  const random = seededRandom(140);
  const all: Candle[] = [];
  let price = 31;
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2026, 5, 1); day += DAY) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue;
    const open = price;
    const close = open + (random() - 0.47) * 1.9;
    all.push({
      day,
      open: round(open),
      close: round(close),
      low: round(Math.min(open, close) - random() * 0.8),
      high: round(Math.max(open, close) + random() * 0.8),
      sacks: Math.round(400 + random() * 900 + Math.abs(close - open) * 500),
    });
    price = close + (random() - 0.5) * 0.4;
  }
  return all.slice(-count);
}

/** Value order that echarts expects: open, close, lowest, highest. */
export const figures = ({ open, close, low, high }: Candle): [number, number, number, number] => [
  open,
  close,
  low,
  high,
];
