import ReactEChartsCore from 'echarts-for-react/esm/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { connect, echarts, type ChartInstance } from './engine/echarts-core';
import { echartsTheme } from './engine/echarts-theme';
import { completeOption } from './option/complete-option';
import { legendItems } from './option/legend-items';
import type { ChartOption } from './option/chart-option';
import { type AnimationClock, startAnimationLoop } from './animation-loop';
import type { ChartAction } from './chart-spec';
import { useChartTheme } from './chart-theme';
import { useRenderTurn } from './render-queue';
import './chart.scss';

interface Props {
  /** Keep it the same object while nothing changed: each new one is set. */
  option: ChartOption;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Pixels. */
  height?: number;
  /** Patterns beside colours. */
  decals?: boolean;
  /** Names switched off in the legend. */
  hidden?: ReadonlySet<string>;
  loading?: boolean;
  /** Charts of one group share pointer and zoom. */
  group?: string;
  /** Done after each new option. */
  actions?: readonly ChartAction[];
  /** Merged on each animation frame; `seconds` it has been running. */
  live?: (seconds: number) => ChartOption;
  /** False stops the clock of `live`. */
  running?: boolean;
  onReady?: (instance: ChartInstance) => void;
  onClick?: (name: string) => void;
  /** Indexes of the first and last selected value, or null for none. */
  onBrush?: (range: readonly [number, number] | null) => void;
}

interface Brushed {
  batch: readonly { areas: readonly { coordRange?: readonly [number, number] }[] }[];
}
const NONE: ReadonlySet<string> = new Set();

/** One chart in Plaza's look. Series and components beyond `engine.ts` are registered by the page that imports their part. */
export function Chart({
  option,
  label,
  height = 220,
  decals = false,
  hidden = NONE,
  loading = false,
  group,
  actions,
  live,
  running = true,
  onReady,
  onClick,
  onBrush,
}: Props) {
  const theme = useChartTheme();
  const turn = useRenderTurn();
  const [instance, setInstance] = useState<ChartInstance | null>(null);
  const style = useMemo(() => echartsTheme(theme), [theme]);
  const whole = useMemo(() => {
    const names = legendItems(option, theme).map(({ name }) => name);
    return completeOption(option, { theme, label, decals, hidden, names });
  }, [option, theme, label, decals, hidden]);

  const act = useCallback(
    (chart: ChartInstance) => {
      for (const action of actions ?? []) chart.dispatchAction(action);
    },
    [actions],
  );
  const ready = (fresh: ChartInstance) => {
    if (group) {
      fresh.group = group;
      connect(group);
    }
    act(fresh);
    setInstance(fresh);
    onReady?.(fresh);
  };
  useEffect(() => {
    // A new option puts zoom and selection back: do again what goes with it.
    if (instance && !instance.isDisposed() && whole.series) act(instance);
  }, [whole, act, instance]);
  const clock = useRef<AnimationClock>({ elapsed: 0 });
  useEffect(() => {
    // After a change of theme the old chart is gone for a moment, until the new one reports.
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

  if (loading || !turn) return <ChartSkeleton height={height} label={label} />;
  return (
    <ReactEChartsCore
      echarts={echarts}
      option={whole}
      theme={style}
      style={{ height }}
      className="ch"
      replaceMerge={['series']}
      onEvents={events}
      onChartReady={ready}
    />
  );
}

const HEIGHTS = ['38%', '56%', '46%', '72%', '84%', '62%', '90%', '78%'];

/** Arches of the real size while a chart is on its way. */
const ChartSkeleton = ({ height, label }: { height: number; label: string }) => (
  <div
    className="ch ch-sk"
    style={{ height }}
    role="status"
    aria-busy="true"
    aria-label={`Loading: ${label}`}
  >
    {HEIGHTS.map((share) => (
      <i key={share} className="sk" style={{ height: share }} />
    ))}
  </div>
);
