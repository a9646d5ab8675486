import type {
  BarSeriesOption,
  BoxplotSeriesOption,
  CandlestickSeriesOption,
  CustomSeriesOption,
  EffectScatterSeriesOption,
  FunnelSeriesOption,
  GaugeSeriesOption,
  HeatmapSeriesOption,
  LinesSeriesOption,
  LineSeriesOption,
  MapSeriesOption,
  PieSeriesOption,
  RadarSeriesOption,
  ScatterSeriesOption,
  TreemapSeriesOption,
} from 'echarts/charts';
import type {
  AriaComponentOption,
  AxisPointerComponentOption,
  BrushComponentOption,
  CalendarComponentOption,
  DatasetComponentOption,
  DataZoomComponentOption,
  GeoComponentOption,
  GraphicComponentOption,
  GridComponentOption,
  LegendComponentOption,
  PolarComponentOption,
  RadarComponentOption,
  TitleComponentOption,
  ToolboxComponentOption,
  TooltipComponentOption,
  VisualMapComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

/** Echarts option limited to the registered series and components. */
export type ChartOption = ComposeOption<
  | BarSeriesOption
  | BoxplotSeriesOption
  | CandlestickSeriesOption
  | CustomSeriesOption
  | EffectScatterSeriesOption
  | FunnelSeriesOption
  | GaugeSeriesOption
  | HeatmapSeriesOption
  | LinesSeriesOption
  | LineSeriesOption
  | MapSeriesOption
  | PieSeriesOption
  | RadarSeriesOption
  | ScatterSeriesOption
  | TreemapSeriesOption
  | AriaComponentOption
  | AxisPointerComponentOption
  | BrushComponentOption
  | CalendarComponentOption
  | DatasetComponentOption
  | DataZoomComponentOption
  | GeoComponentOption
  | GraphicComponentOption
  | GridComponentOption
  | LegendComponentOption
  | PolarComponentOption
  | RadarComponentOption
  | TitleComponentOption
  | ToolboxComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;

export type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;

/** Normalises a value or list to a list. */
export const toArray = <T>(one: T | readonly T[] | undefined): readonly T[] => {
  if (one === undefined) return [];
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
};
