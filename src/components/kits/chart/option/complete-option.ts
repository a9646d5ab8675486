import { type ChartOption, toArray } from './chart-option';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';

interface OptionContext {
  theme: ChartTheme;
  /** Accessible description. */
  label: string;
  /** Adds patterns to colours. */
  decals: boolean;
  /** Hidden series. */
  hidden: ReadonlySet<string>;
  /** Series that the legend can toggle. */
  names: readonly string[];
}

interface Axis {
  gridIndex?: number;
  inverse?: boolean;
  position?: string;
}

const swapped = (side: string | undefined, fallback: string): string =>
  side === 'left' ? 'right' : side === 'right' ? 'left' : fallback;

/** Mirrors a chart for right-to-left: the x axis runs backwards, y axes swap sides. */
export function mirrorForRtl(option: ChartOption): ChartOption {
  const perGrid = new Map<number, number>();
  const xAxis = toArray(option.xAxis as Axis | Axis[] | undefined).map((axis) =>
    Object.assign({}, axis, { inverse: !axis.inverse }),
  );
  const yAxis = toArray(option.yAxis as Axis | Axis[] | undefined).map((axis) => {
    const grid = axis.gridIndex ?? 0;
    const before = perGrid.get(grid) ?? 0;
    perGrid.set(grid, before + 1);
    return Object.assign({}, axis, { position: swapped(axis.position, before === 0 ? 'right' : 'left') });
  });
  return {
    ...option,
    ...(xAxis.length > 0 ? { xAxis: xAxis as ChartOption['xAxis'] } : {}),
    ...(yAxis.length > 0 ? { yAxis: yAxis as ChartOption['yAxis'] } : {}),
  } as ChartOption;
}

/** Adds what every chart has: description, patterns, motion, direction and legend state. */
export function completeOption(
  option: ChartOption,
  { theme, label, decals, hidden, names }: OptionContext,
): ChartOption {
  const turned = theme.rtl ? mirrorForRtl(option) : option;
  return {
    ...turned,
    // Tables, CSV and tooltips give times in UTC.
    useUTC: true,
    animation: !theme.reducedMotion && (option.animation ?? true),
    animationDuration: option.animationDuration ?? 500,
    animationDurationUpdate: option.animationDurationUpdate ?? 300,
    animationEasing: 'cubicOut',
    aria: {
      enabled: true,
      label: { description: label },
      decal: {
        ...toArray(option.aria)[0]?.decal,
        show: decals || toArray(option.aria)[0]?.decal?.show === true,
      },
    },
    // The legend is rendered as buttons below the chart; echarts only tracks the selection.
    legend: { show: false, selected: Object.fromEntries(names.map((name) => [name, !hidden.has(name)])) },
    // HTML tooltips need inline styles, which the CSP forbids.
    tooltip: { ...toArray(turned.tooltip)[0], renderMode: 'richText', confine: true },
    // A stable id lets a series animate from old to new values.
    series: toArray(turned.series).map((series, index) => Object.assign({ id: `series-${index}` }, series)),
  };
}
