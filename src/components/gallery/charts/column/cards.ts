import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { dataLabels } from './data-labels';
import dataLabelsSource from './data-labels.ts?raw';
import { distributed } from './distributed';
import distributedSource from './distributed.ts?raw';
import { drillDown } from './drill-down';
import drillSource from './drill-down.ts?raw';
import { fullStacked } from './full-stacked';
import fullSource from './full-stacked.ts?raw';
import { groupedLabels } from './grouped-labels';
import groupedLabelsSource from './grouped-labels.ts?raw';
import { markers } from './markers';
import markersSource from './markers.ts?raw';
import { negative } from './negative';
import negativeSource from './negative.ts?raw';
import { range } from './range';
import rangeSource from './range.ts?raw';
import { rotatedLabels } from './rotated-labels';
import rotatedLabelsSource from './rotated-labels.ts?raw';
import { stacked } from './stacked';
import stackedSource from './stacked.ts?raw';

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
