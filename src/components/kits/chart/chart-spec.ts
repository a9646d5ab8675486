import type { ChartOption } from './option/chart-option';
import type { TableData } from './option/table-data';
import type { ChartTheme } from './chart-theme';

/** What a control can hold. */
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
  /** How the value is written beside the slider. */
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
  /** What stands behind each name. */
  note: (name: string) => string;
}
/** The one control of a card; its value goes into the option. */
export type Control<V> = Choice<V> | Slider<V> | Switch<V> | Button<V> | List<V>;

/** One of a few words. The first one is chosen at the start. */
export const choiceControl = <const V extends string>(
  label: string,
  options: readonly [V, ...V[]],
): Choice<V> => ({
  kind: 'choice',
  label,
  options,
  start: options[0],
});

/** One of many names, all in sight: the regions of a map for those who have no pointer. */
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
/** A number between two ends. */
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

/** On or off. */
export const switchControl = (label: string, start = false): Switch<boolean> => ({
  kind: 'switch',
  label,
  start,
});

/** A button; the value counts how often it was pressed. */
export const buttonControl = (label: string): Button<number> => ({ kind: 'press', label, start: 0 });

export interface LegendItem {
  name: string;
  colour: string;
}

/** Something to do in the drawn chart: select, zoom, drill. */
export interface ChartAction {
  type: string;
  [key: string]: unknown;
}

/** Outlines that a chart draws on. */
export interface MapSource<V extends ControlValue = ControlValue> {
  /** Fetches the outlines and makes them known to the engine under the name that the option uses. */
  load(): Promise<void>;
  /** Degrees east and north of the place that stays where it is when the map is zoomed. */
  focus?(value: V): readonly [number, number];
}

/** A chart of the gallery: everything a card shows comes from here. All functions are pure. */
export interface ChartSpec<V extends ControlValue = ControlValue> {
  title: string;
  description: string;
  /** Left out where the legend, which switches series on and off, is the control. */
  control?: Control<V>;
  option(theme: ChartTheme, value: V): ChartOption;
  /** A second chart below, its pointer and zoom tied to the first. */
  secondOption?(theme: ChartTheme, value: V): ChartOption;
  /** Height of the drawing in pixels; 220 where it is left out. */
  height?: number;
  /** Over the whole width of the page. */
  wide?: boolean;
  /** Words for colours that are no series; false for none at all. */
  legend?: false | ((theme: ChartTheme) => readonly LegendItem[]);
  /** The figures as a table, where the option's own data would not say it well. */
  table?(value: V): TableData;
  /** Done in the chart each time after its option was set. */
  actions?(value: V): readonly ChartAction[];
  /** A click on a mark called `name` changes the control to what this returns. */
  click?(name: string, value: V): V;
  /** The card waits for these, and has buttons to zoom. */
  map?: MapSource<V>;
  /** Said below the drawing, and again whenever the control changes it. */
  caption?(value: V): string;
  /** Says what was selected with the brush; indexes of the first and the last value. */
  brushCaption?(from: number, to: number): string;
  /** What changes with time, merged into the chart on each frame; `seconds` it has been running. */
  live?(theme: ChartTheme, seconds: number): ChartOption;
  /** Whether time goes on; it does where this is left out. */
  running?(value: V): boolean;
  state?(value: V): 'ready' | 'loading' | 'empty';
}

/** Types a spec from its control. */
export const defineChart = <V extends ControlValue = number>(spec: ChartSpec<V>): ChartSpec<V> => spec;
