import { type ChartOption, toArray } from './chart-option';
import type { LegendItem } from '@/components/kits/chart/chart-spec';
import { type ChartTheme, colourAt } from '@/components/kits/chart/chart-theme';

interface Styled {
  color?: unknown;
  itemStyle?: { color?: unknown };
  lineStyle?: { color?: unknown };
}
interface Entry extends Styled {
  type?: string;
  name?: string | number;
  data?: unknown;
}

interface Gradient {
  colorStops: readonly { color: string }[];
}
const isGradient = (paint: unknown): paint is Gradient =>
  typeof paint === 'object' && paint !== null && 'colorStops' in paint;

function plainColour(from: Styled, fallback: string): string {
  for (const paint of [from.itemStyle?.color, from.lineStyle?.color, from.color]) {
    if (typeof paint === 'string') return paint;
    if (isGradient(paint)) return paint.colorStops[0]?.color ?? fallback;
  }
  return fallback;
}

const namesData = (series: Entry) =>
  series.type === 'pie' || series.type === 'funnel' || series.type === 'radar';

/** Legend entries with colours: series, or the parts of a pie, funnel or radar. */
export function legendItems(option: ChartOption, theme: ChartTheme): LegendItem[] {
  const palette = toArray(option.color as string | string[] | undefined);
  const pick = (index: number) => palette[index % Math.max(palette.length, 1)] ?? colourAt(theme, index);
  const items = new Map<string, string>();
  for (const [index, series] of (toArray(option.series) as readonly Entry[]).entries()) {
    if (namesData(series)) {
      for (const [at, part] of toArray(series.data as Entry | Entry[] | undefined).entries()) {
        const name = String(part.name ?? '');
        if (name && !items.has(name)) items.set(name, plainColour(part, pick(at)));
      }
    } else if (series.name !== undefined && !items.has(String(series.name))) {
      items.set(String(series.name), plainColour(series, pick(index)));
    }
  }
  return Array.from(items, ([name, colour]) => ({ name, colour }));
}
