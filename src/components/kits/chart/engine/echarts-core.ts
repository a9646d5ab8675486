import 'echarts/lib/chart/bar';
import 'echarts/lib/chart/line';
import 'echarts/lib/component/aria';
import 'echarts/lib/component/gridSimple';
import 'echarts/lib/component/legendPlain';
import 'echarts/lib/component/tooltip';
import { connect, dispose, type EChartsType, getInstanceByDom, init, use as register } from 'echarts/core';
import { LabelLayout, UniversalTransition } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

// What nearly every page draws. Rarer series and components stand in parts/, imported by the pages that show them.
// Each by its own path: through the collecting modules (echarts/charts) a bundler puts all of them into one chunk.
register([LabelLayout, UniversalTransition, CanvasRenderer]);

/** The engine as the React component wants it. */
export const echarts = { init, dispose, getInstanceByDom };
export { connect };
export type ChartInstance = EChartsType;
