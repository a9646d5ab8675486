import 'echarts/lib/chart/bar';
import 'echarts/lib/chart/line';
import 'echarts/lib/component/aria';
import 'echarts/lib/component/gridSimple';
import 'echarts/lib/component/legendPlain';
import 'echarts/lib/component/tooltip';
import {
  connect,
  dispose as disposeInstance,
  type EChartsType,
  getInstanceByDom,
  init,
  setPlatformAPI,
  use as register,
} from 'echarts/core';
import { LabelLayout, UniversalTransition } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import { measureText } from './measure-text';

// Series and components that most pages use. Rarer ones are registered by the pages that show them. Import
// each by its own path: the index modules would put all of echarts into one chunk.
register([LabelLayout, UniversalTransition, CanvasRenderer]);
setPlatformAPI({ measureText });

/**
 * A painting that takes longer than a frame goes on in the next one, where the library reads layers that disposing has
 * deleted. Painting the empty drawing ends it.
 */
function dispose(element: HTMLElement): void {
  const instance = getInstanceByDom(element);
  if (!instance) return;
  const drawing = instance.getZr();
  drawing.clear();
  drawing.refreshImmediately(true);
  disposeInstance(instance);
}

/** Calls `then` after the next drawing of a chart, unless it is disposed before. */
export function onceDrawn(chart: EChartsType, then: () => void): void {
  const first = () => {
    chart.off('rendered', first);
    then();
  };
  chart.on('rendered', first);
}

/** The shape that echarts-for-react expects. */
export const echarts = { init, dispose, getInstanceByDom };
export { connect };
export type ChartInstance = EChartsType;
