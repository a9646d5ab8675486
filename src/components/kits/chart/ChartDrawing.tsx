import ReactEChartsCore from 'echarts-for-react/esm/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { connect, echarts, onceDrawn, type ChartInstance } from './engine/echarts-core';
import { echartsTheme } from './engine/echarts-theme';
import { completeOption } from './option/complete-option';
import { legendItems } from './option/legend-items';
import { summarizeTable } from './option/chart-summary';
import { dataPointOfRow, type TableData, toTableData } from './option/table-data';
import { type ChartOption, toArray } from './option/chart-option';
import { type AnimationClock, startAnimationLoop } from './animation-loop';
import type { ChartAction } from './chart-spec';
import { ChartPoints } from './ChartPoints';
import { followSize } from './follow-size';
import { useChartTheme } from './chart-theme';

export interface ChartDrawingProps {
  /** Memoize: every new object is applied to the chart. */
  option: ChartOption;
  /** Accessible description of the chart. */
  label: string;
  /** Reads values for the summary and the keyboard, where those of the option do not read well. Memoize. */
  table?: (() => TableData) | undefined;
  /** In pixels. */
  height: number;
  /** Adds patterns to colours. */
  decals?: boolean;
  /** Series hidden by the legend. */
  hidden?: ReadonlySet<string>;
  /** Charts in a group share tooltip pointer and zoom. */
  group?: string;
  /** Dispatched after each new option. */
  actions?: readonly ChartAction[];
  /** Partial option merged on each animation frame; `seconds` is the running time. */
  live?: (seconds: number) => ChartOption;
  /** False pauses `live`. */
  running?: boolean;
  /** Called when the chart is drawn whole for the first time. */
  onDrawn: () => void;
  onReady?: (instance: ChartInstance) => void;
  onClick?: (name: string) => void;
  /** Indexes of the first and last selected value; null without a selection. */
  onBrush?: (range: readonly [number, number] | null) => void;
}

interface Brushed {
  batch: readonly { areas: readonly { coordRange?: readonly [number, number] }[] }[];
}
const NONE: ReadonlySet<string> = new Set();

/** Axes are read and drawn in a task each, then the values in one: together they are the longest task of a page. */
export function ChartDrawing({
  option,
  label,
  table,
  height,
  decals = false,
  hidden = NONE,
  group,
  actions,
  live,
  running = true,
  onDrawn,
  onReady,
  onClick,
  onBrush,
}: ChartDrawingProps) {
  const theme = useChartTheme();
  const [instance, setInstance] = useState<ChartInstance | null>(null);
  const style = useMemo(() => echartsTheme(theme), [theme]);
  const values = useMemo(() => (table ? table() : toTableData(option)), [table, option]);
  const whole = useMemo(() => {
    const names = legendItems(option, theme).map(({ name }) => name);
    const spoken = `${label}. ${summarizeTable(values)}`;
    return completeOption(option, { theme, label: spoken, decals, hidden, names });
  }, [option, theme, label, values, decals, hidden]);
  const axes = useMemo(() => ({ ...whole, series: [] }), [whole]);

  const act = useCallback(
    (chart: ChartInstance) => {
      for (const action of actions ?? []) chart.dispatchAction(action);
    },
    [actions],
  );
  const begin = (fresh: ChartInstance) => {
    if (group) {
      fresh.group = group;
      connect(group);
    }
    setInstance(fresh);
    onReady?.(fresh);
  };
  // An instance that replaces another one begins with the whole option.
  const ready = (fresh: ChartInstance) => (instance ? begin(fresh) : onceDrawn(fresh, () => begin(fresh)));
  useEffect(() => {
    if (!instance) return undefined;
    onDrawn();
    return followSize(instance);
  }, [instance, onDrawn]);
  useEffect(() => {
    // A new option resets zoom and selection, so dispatch the actions again.
    if (instance && !instance.isDisposed() && whole.series) act(instance);
  }, [whole, act, instance]);
  const clock = useRef<AnimationClock>({ elapsed: 0 });
  useEffect(() => {
    // A theme change disposes the chart until the new instance is ready.
    if (!live || !whole.series || !instance || instance.isDisposed()) return undefined;
    instance.setOption(live(clock.current.elapsed));
    return running ? startAnimationLoop(instance, clock.current, theme.reducedMotion, live) : undefined;
  }, [live, running, instance, theme, whole]);

  const events = useMemo(
    () => ({
      click: ({ name }: { name: string }) => onClick?.(name),
      brushSelected: ({ batch }: Brushed) => onBrush?.(batch[0]?.areas[0]?.coordRange ?? null),
    }),
    [onClick, onBrush],
  );

  const mark = (row: number | null): boolean => {
    if (!instance || instance.isDisposed()) return false;
    const point = row === null || table ? null : dataPointOfRow(option, values, row);
    instance.dispatchAction(point ? { type: 'showTip', ...point } : { type: 'hideTip' });
    return point !== null && toArray(option.tooltip)[0]?.show !== false;
  };

  return (
    <ChartPoints label={label} table={values} rtl={theme.rtl} onPoint={mark}>
      <ReactEChartsCore
        echarts={echarts}
        option={instance ? whole : axes}
        lazyUpdate={!instance}
        theme={style}
        style={{ height }}
        className="chart"
        replaceMerge={['series']}
        onEvents={events}
        onChartReady={ready}
        autoResize={false}
      />
    </ChartPoints>
  );
}
