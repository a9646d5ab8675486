import type { RenderItem } from '@/components/kits/chart/option/chart-option';
import { readableTextColour } from '@/components/kits/chart/option/shapes';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';

interface Look {
  /** Fraction of the row height, 0 to 1. */
  thickness?: number;
  /** Vertical offset within the row, -0.5 to 0.5. */
  shift?: number;
  /** Text inside the bar for a data index. */
  label?: (index: number) => string;
  radius?: number;
  /** Puts the label after the bar when the bar is too short for it. */
  beside?: boolean;
}

/** Bars that extend past the edges of the plot area are clipped. */
const isPlotArea = (area: object): area is { x: number; width: number } => 'x' in area && 'width' in area;

/**
 * Draws a bar from start to end on a row. Data: row, start, end and, optionally, the completed share (0 to
 * 1).
 */
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
    const area = params.coordSys;
    if (!isPlotArea(area)) return null;
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
