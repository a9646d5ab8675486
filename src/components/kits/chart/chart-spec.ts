import type { ChartOption } from './option/chart-option';
import type { TableData } from './option/table-data';
import type { ChartTheme } from './chart-theme';

export type ControlValue = string | number | boolean;

interface Choice<V> {
  kind: 'choice';
  label: string;
  options: readonly V[];
  start: V;
}
interface Slider<V> {
  kind: 'slider';
  label: string;
  min: number;
  max: number;
  step: number;
  start: V;
  /** Formats the value next to the slider. */
  say: (value: number) => string;
}
interface Switch<V> {
  kind: 'switch';
  label: string;
  start: V;
}
interface Button<V> {
  kind: 'press';
  label: string;
  start: V;
}
interface List<V> {
  kind: 'list';
  label: string;
  options: readonly V[];
  start: V;
  /** Detail shown next to each name. */
  note: (name: string) => string;
}
/** Control of a chart card; its value is passed to the option builder. */
export type Control<V> = Choice<V> | Slider<V> | Switch<V> | Button<V> | List<V>;

/** Segmented control; the first value is the default. */
export const choiceControl = <const V extends string>(
  label: string,
  options: readonly [V, ...V[]],
): Choice<V> => ({
  kind: 'choice',
  label,
  options,
  start: options[0],
});

/** List of names, such as the regions of a map: the keyboard alternative to clicking. */
export const listControl = (
  label: string,
  options: readonly string[],
  start: string,
  note: (name: string) => string,
): List<string> => ({ kind: 'list', label, options, start, note });

interface Range {
  min: number;
  max: number;
  step?: number;
  start: number;
  say?: (value: number) => string;
}
export const sliderControl = (
  label: string,
  { step = 1, say = String, ...range }: Range,
): Slider<number> => ({
  kind: 'slider',
  label,
  step,
  say,
  ...range,
});

export const switchControl = (label: string, start = false): Switch<boolean> => ({
  kind: 'switch',
  label,
  start,
});

/** Button whose value is the number of presses. */
export const buttonControl = (label: string): Button<number> => ({ kind: 'press', label, start: 0 });

export interface LegendItem {
  name: string;
  colour: string;
}

/** An echarts action: select, zoom, drill. */
export interface ChartAction {
  type: string;
  [key: string]: unknown;
}

/** Lazy map outlines. */
export interface MapSource<V extends ControlValue = ControlValue> {
  /** Loads the outlines and registers them under the name that the option uses. */
  load(): Promise<void>;
  /** Degrees east and north of the point that stays fixed while zooming. */
  focus?(value: V): readonly [number, number];
}

/** Declarative definition of a chart card. All functions are pure. */
export interface ChartSpec<V extends ControlValue = ControlValue> {
  title: string;
  description: string;
  /** Without a control, the legend toggles series. */
  control?: Control<V>;
  option(theme: ChartTheme, value: V): ChartOption;
  /** A second chart below with linked pointer and zoom. */
  secondOption?(theme: ChartTheme, value: V): ChartOption;
  /** Chart height in pixels; default 220. */
  height?: number;
  /** Spans the full page width. */
  wide?: boolean;
  /** Custom legend entries; false for none. */
  legend?: false | ((theme: ChartTheme) => readonly LegendItem[]);
  /** Table data, where the option's data does not read well. */
  table?(value: V): TableData;
  /** Actions dispatched after each option. */
  actions?(value: V): readonly ChartAction[];
  /** New control value after a click on the mark `name`. */
  click?(name: string, value: V): V;
  /** Map outlines; the card shows zoom buttons. */
  map?: MapSource<V>;
  /** Text below the chart, announced when the control changes it. */
  caption?(value: V): string;
  /** Announces a brush selection; indexes of the first and last value. */
  brushCaption?(from: number, to: number): string;
  /** Time-dependent part of the option, merged on each frame; `seconds` is the running time. */
  live?(theme: ChartTheme, seconds: number): ChartOption;
  /** Whether `live` runs; default true. */
  running?(value: V): boolean;
  state?(value: V): 'ready' | 'loading' | 'empty';
}

/** Infers the spec's value type from its control. */
export const defineChart = <V extends ControlValue = number>(spec: ChartSpec<V>): ChartSpec<V> => spec;
