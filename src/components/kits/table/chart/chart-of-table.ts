import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { type ChartSpec, defineChart } from '@/components/kits/chart/chart-spec';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';
import type { TableLabels } from '@/components/kits/table/table-parts';
import { tableChartText } from '@/messages/ui/table-chart';
import { formatCount } from '@/messages/words';
import type { ChartChoice } from './chart-choice';
import { type ChartData, readChartData } from './chart-data';
import type { ChartKind } from './chart-kind';
import { type ChartSource, fieldsOf } from './chart-source';
import { area, bar, column, line, mixed, slope } from './kinds/axis-charts';
import { funnel, pie, polar, radar, radialBar, treemap } from './kinds/part-charts';
import { boxplot, bubble, candlestick, heatmap, scatter } from './kinds/spread-charts';
import { timeline, timelineTable } from './kinds/timeline';
import { worldMap, worldMapSource } from './kinds/world-map';

const builders: Record<ChartKind, (theme: ChartTheme, data: ChartData) => ChartOption> = {
  column,
  bar,
  line,
  area,
  mixed,
  pie,
  polar,
  radialBar,
  radar,
  funnel,
  treemap,
  heatmap,
  slope,
  boxplot: (_, data) => boxplot(data),
  candlestick: (_, data) => candlestick(data),
  scatter,
  bubble,
  timeline: (theme, { source, rowsName }) => timeline(theme, source, rowsName),
  map: worldMap,
};

function titleOf(kind: ChartKind, data: ChartData): string {
  const { by, value, second, measure, source } = data;
  if (kind === 'timeline') {
    const [from, to] = fieldsOf(source, 'day');
    return tableChartText.span(from?.label ?? '', to?.label ?? '');
  }
  if (value && second && (kind === 'scatter' || kind === 'bubble'))
    return tableChartText.compared(value.label, second.label);
  const raw = kind === 'boxplot' || kind === 'candlestick' || kind === 'mixed';
  return tableChartText.title(raw && value ? value.label : measure, by?.label ?? '');
}

/** Kinds whose colours stand for something other than series. */
const WITHOUT_LEGEND: ReadonlySet<ChartKind> = new Set([
  'polar',
  'treemap',
  'heatmap',
  'boxplot',
  'candlestick',
  'timeline',
  'map',
]);

/** Kinds whose colours stand for the parts that the choice splits by. */
const OF_SERIES: ReadonlySet<ChartKind> = new Set(['column', 'bar', 'line', 'area', 'scatter']);

/** The chart that a choice describes, with its title. */
export function chartOfTable(source: ChartSource, choice: ChartChoice, words: TableLabels): ChartSpec {
  const { kind } = choice;
  const data = readChartData(source, choice, words);
  return defineChart({
    title: titleOf(kind, data),
    description: `${formatCount(source.count)} ${source.count === 1 ? words.singular : words.plural}`,
    height: 320,
    option: (theme) => builders[kind](theme, data),
    state: () => (source.count === 0 ? 'empty' : 'ready'),
    ...(WITHOUT_LEGEND.has(kind) || (OF_SERIES.has(kind) && data.series.length < 2) ? { legend: false } : {}),
    ...(kind === 'timeline' ? { table: () => timelineTable(source, tableChartText.rows) } : {}),
    ...(kind === 'map'
      ? {
          map: worldMapSource,
          table: () => ({
            columns: [data.by?.label ?? '', data.measure],
            rows: data.groups.map(({ name }, at) => [name, data.series[0]?.values[at] ?? null]),
          }),
        }
      : {}),
  });
}
