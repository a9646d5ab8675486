import type { RenderItem } from '@/components/kits/chart/option/chart-option';
import { readableTextColour } from '@/components/kits/chart/option/shapes';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';

interface Look {
  /** Part of the row's height, 0 to 1. */
  thickness?: number;
  /** Moves the bar within its row, -0.5 to 0.5. */
  shift?: number;
  /** Writes inside the bar; the index is that of the data. */
  label?: (index: number) => string;
  radius?: number;
  /** Writes after the bar where it is too short for its words. */
  beside?: boolean;
}

/** Draws a bar from a start to an end on a row. The data: row, start, end, and if need be the share done (0 to 1). */
export const spanItem =
  (
    theme: ChartTheme,
    { thickness = 0.55, shift = 0, label, radius = 6, beside = false }: Look = {},
  ): RenderItem =>
  (params, api) => {
    const row = api.value(0);
    const [x1 = 0, y = 0] = api.coord([api.value(1), row]);
    const [x2 = 0] = api.coord([api.value(2), row]);
    const size = api.size?.([0, 1]);
    const band = Array.isArray(size) ? (size[1] ?? 20) : 20;
    // The drawing area; bars that begin before it or end after it are cut at its edge.
    const area = params.coordSys as unknown as { x: number; width: number };
    const left = Math.max(Math.min(x1, x2), area.x);
    const right = Math.min(Math.max(x1, x2), area.x + area.width);
    if (right <= left) return null;
    const height = band * thickness;
    const top = y - height / 2 + band * shift;
    const fill = String(api.visual('color'));
    const done = api.value(3);
    const share = typeof done === 'number' && !Number.isNaN(done) ? done : 1;
    const text = label?.(params.dataIndex) ?? '';
    const fits = text.length * 7 < right - left - 12;
    const bar = (width: number, opacity: number) => ({
      type: 'rect' as const,
      shape: { x: left, y: top, width, height, r: radius },
      style: { fill, opacity },
    });
    const room = right + 6 + text.length * 7 < area.x + area.width;
    const words = {
      type: 'text' as const,
      style: {
        text,
        x: fits ? left + 8 : room ? right + 6 : left - 6,
        align: fits || room ? ('left' as const) : ('right' as const),
        y: top + height / 2,
        fill: fits && share === 1 ? readableTextColour(theme, fill) : theme.ink,
        verticalAlign: 'middle' as const,
        font: `600 12px ${theme.text}`,
      },
    };
    return {
      type: 'group',
      children: [
        bar(right - left, share < 1 ? 0.35 : 1),
        ...(share < 1 ? [bar((right - left) * share, 0.5)] : []),
        ...(text && (fits || beside) ? [words] : []),
      ],
    };
  };
