import * as charts from 'echarts/charts';
import * as components from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { echartsTheme } from '@/components/kits/chart/engine/echarts-theme';
import { completeOption } from '@/components/kits/chart/option/complete-option';
import { legendItems } from '@/components/kits/chart/option/legend-items';
import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';

register([...Object.values(charts), ...Object.values(components), LabelLayout, SVGRenderer]);

/** Renders a chart to SVG without a browser. */
export function renderChart(option: ChartOption, look: ChartTheme, hidden: readonly string[] = []): string {
  const chart = init(null, echartsTheme(look), {
    renderer: 'svg',
    ssr: true,
    width: look.narrow ? 300 : 560,
    height: 260,
  });
  const names = legendItems(option, look).map(({ name }) => name);
  chart.setOption(
    completeOption(option, { theme: look, label: 'Test', decals: false, hidden: new Set(hidden), names }),
  );
  // Echarts numbers elements globally; strip the numbers.
  const drawn = chart.renderToSVGString().replaceAll(/zr\d+-[\w-]+/g, '');
  chart.dispose();
  return drawn;
}
