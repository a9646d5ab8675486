import { useMemo } from 'react';
import { Chart } from '@/components/kits/chart/Chart';
import type { ChartInstance } from '@/components/kits/chart/engine/echarts-core';
import type { ControlValue } from '@/components/kits/chart/chart-spec';
import { colourAt, useChartTheme } from '@/components/kits/chart/chart-theme';
import type { SparkSpec } from './spark';
import { change, type Stat } from './stats';

interface Props {
  spec: SparkSpec;
  stat: Stat;
  /** Palette index. */
  index: number;
  value: ControlValue;
  decals: boolean;
  parts: Promise<unknown>;
  height: number;
  onReady: (instance: ChartInstance) => void;
}

export function Spark({ spec, stat, index, value, decals, parts, height, onReady }: Props) {
  const theme = useChartTheme();
  const option = useMemo(
    () => spec.option(theme, stat, value, colourAt(theme, index)),
    [spec, theme, stat, value, index],
  );
  const label = `${stat.name} in twelve weeks, from ${stat.values[0]} to ${stat.values.at(-1)}`;
  return (
    <Chart option={option} label={label} height={height} decals={decals} parts={parts} onReady={onReady} />
  );
}

export const Change = ({ stat }: { stat: Stat }) => {
  const percent = change(stat.values);
  return (
    <b className={percent < 0 ? 'fs-sm tabular text-danger-text' : 'fs-sm tabular text-success-text'}>
      <span className="visually-hidden">{percent < 0 ? 'Down' : 'Up'} </span>
      {percent < 0 ? '−' : '+'}
      {Math.abs(percent)}%
    </b>
  );
};
