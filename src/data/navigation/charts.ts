import { menuEntries } from './menu-item';

/** Charts: the pages under /charts. */
export const chartPages = menuEntries('charts', [
  ['Area', '/charts/area'],
  ['Bar', '/charts/bar'],
  ['Bubble', '/charts/bubble'],
  ['Candlestick', '/charts/candlestick'],
  ['Column', '/charts/column'],
  ['Heat map', '/charts/heatmap'],
  ['Line', '/charts/line'],
  ['Mixed', '/charts/mixed'],
  ['Timeline', '/charts/timeline'],
  ['Box plot', '/charts/boxplot'],
  ['Treemap', '/charts/treemap'],
  ['Pie', '/charts/pie'],
  ['Radar', '/charts/radar'],
  ['Radial bar', '/charts/radialBar'],
  ['Scatter', '/charts/scatter'],
  ['Polar', '/charts/polar'],
  ['Sparklines', '/charts/sparklines'],
  ['Slope', '/charts/slope'],
  ['Funnel', '/charts/funnel'],
]);
