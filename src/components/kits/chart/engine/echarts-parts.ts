import { registerMap } from 'echarts/core';

// The brush warns unless the toolbox is registered, although no page shows one.
const parts = {
  boxplot: () => import('echarts/lib/chart/boxplot'),
  brush: () => Promise.all([import('echarts/lib/component/brush'), import('echarts/lib/component/toolbox')]),
  candlestick: () => import('echarts/lib/chart/candlestick'),
  custom: () => import('echarts/lib/chart/custom'),
  dataset: () => import('echarts/lib/component/dataset'),
  funnel: () => import('echarts/lib/chart/funnel'),
  gauge: () => import('echarts/lib/chart/gauge'),
  geo: () =>
    Promise.all([
      import('echarts/lib/chart/effectScatter'),
      import('echarts/lib/chart/lines'),
      import('echarts/lib/chart/map'),
      import('echarts/lib/chart/scatter'),
      import('echarts/lib/component/geo'),
    ]),
  graphic: () => import('echarts/lib/component/graphic'),
  heatmap: () =>
    Promise.all([
      import('echarts/lib/chart/heatmap'),
      import('echarts/lib/component/calendar'),
      import('echarts/lib/component/visualMap'),
    ]),
  marks: () =>
    Promise.all([
      import('echarts/lib/component/markLine'),
      import('echarts/lib/component/markPoint'),
      import('echarts/lib/component/markArea'),
    ]),
  pie: () => import('echarts/lib/chart/pie'),
  polar: () => import('echarts/lib/component/polar'),
  radar: () => Promise.all([import('echarts/lib/chart/radar'), import('echarts/lib/component/radar')]),
  scatter: () => import('echarts/lib/chart/scatter'),
  title: () => import('echarts/lib/component/title'),
  treemap: () =>
    Promise.all([import('echarts/lib/chart/treemap'), import('echarts/lib/component/visualMap')]),
  visualMap: () => import('echarts/lib/component/visualMap'),
  zoom: () =>
    Promise.all([
      import('echarts/lib/component/dataZoomInside'),
      import('echarts/lib/component/dataZoomSlider'),
    ]),
};

export type ChartPart = keyof typeof parts;

/**
 * Loads and registers series and components beyond the core ones. Call it at the top level of a page's module, without
 * `await`, and give the promise to the charts: they wait for it, and throw its error where they are rendered.
 */
export function loadChartParts(...names: ChartPart[]): Promise<unknown> {
  const load = Promise.all(names.map((name) => parts[name]()));
  // Nothing renders a page that is only preloaded: no one else handles its error.
  load.catch(() => undefined);
  return load;
}

type Outlines = Exclude<Parameters<typeof registerMap>[1], string>;

/** Waits for the part that keeps outlines: without it, ECharts drops them silently. */
export async function registerMapOutline(name: string, outline: object): Promise<void> {
  await parts.geo();
  registerMap(name, { geoJSON: outline } as Outlines);
}
