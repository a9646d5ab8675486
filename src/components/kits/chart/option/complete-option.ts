import { type ChartOption, toArray } from './chart-option';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';

interface OptionContext {
  theme: ChartTheme;
  /** Read out in place of the picture. */
  label: string;
  /** Patterns beside colours. */
  decals: boolean;
  /** Series switched off in the legend. */
  hidden: ReadonlySet<string>;
  /** Names that the legend can switch. */
  names: readonly string[];
}

interface Axis {
  gridIndex?: number;
  inverse?: boolean;
  position?: string;
}

const swapped = (side: string | undefined, fallback: string): string =>
  side === 'left' ? 'right' : side === 'right' ? 'left' : fallback;

/** The same picture for readers from right to left: x runs backwards, y axes change sides. */
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

/** A builder's option with what every chart of Plaza has: description, patterns, motion, direction, legend state. */
export function completeOption(
  option: ChartOption,
  { theme, label, decals, hidden, names }: OptionContext,
): ChartOption {
  const turned = theme.rtl ? mirrorForRtl(option) : option;
  return {
    ...turned,
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
    // Drawn as real buttons below the chart; the engine only keeps count of what is switched off.
    legend: { show: false, selected: Object.fromEntries(names.map((name) => [name, !hidden.has(name)])) },
    // Tooltips of html would need inline styles, which the Content-Security-Policy forbids.
    tooltip: { ...toArray(turned.tooltip)[0], renderMode: 'richText', confine: true },
    // An id lets a series move from its old figures to the new ones instead of growing again.
    series: toArray(turned.series).map((series, index) => Object.assign({ id: `series-${index}` }, series)),
  };
}
