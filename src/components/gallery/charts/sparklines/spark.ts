import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import type { Control, ControlValue } from '@/components/kits/chart/chart-spec';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';
import type { Stat } from './stats';

/** A card of sparklines, one for each stat. */
export interface SparkSpec<V extends ControlValue = ControlValue> {
  title: string;
  description: string;
  control: Control<V>;
  /** Tiles by default. */
  layout?: 'table';
  option(theme: ChartTheme, stat: Stat, value: V, colour: string): ChartOption;
}

/** Infers the spec's value type from its control. */
export const defineSpark = <V extends ControlValue>(spec: SparkSpec<V>): SparkSpec<V> => spec;
