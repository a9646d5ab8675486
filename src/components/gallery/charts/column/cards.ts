import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { dataLabels } from './data-labels';
import dataLabelsSource from './data-labels.ts?code';
import { distributed } from './distributed';
import distributedSource from './distributed.ts?code';
import { drillDown } from './drill-down';
import drillSource from './drill-down.ts?code';
import { fullStacked } from './full-stacked';
import fullSource from './full-stacked.ts?code';
import { groupedLabels } from './grouped-labels';
import groupedLabelsSource from './grouped-labels.ts?code';
import { markers } from './markers';
import markersSource from './markers.ts?code';
import { negative } from './negative';
import negativeSource from './negative.ts?code';
import { range } from './range';
import rangeSource from './range.ts?code';
import { rotatedLabels } from './rotated-labels';
import rotatedLabelsSource from './rotated-labels.ts?code';
import { stacked } from './stacked';
import stackedSource from './stacked.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: dataLabels, code: dataLabelsSource },
  { spec: stacked, code: stackedSource },
  { spec: fullStacked, code: fullSource },
  { spec: markers, code: markersSource },
  { spec: groupedLabels, code: groupedLabelsSource },
  { spec: rotatedLabels, code: rotatedLabelsSource },
  { spec: range, code: rangeSource },
  { spec: negative, code: negativeSource },
  { spec: distributed, code: distributedSource },
  { spec: drillDown, code: drillSource },
];
