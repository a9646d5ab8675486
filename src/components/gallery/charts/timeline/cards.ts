import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { advanced } from './advanced';
import advancedSource from './advanced.ts?code';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { distributed } from './distributed';
import distributedSource from './distributed.ts?code';
import { dragZoom } from './drag-zoom';
import dragZoomSource from './drag-zoom.ts?code';
import { groupRows } from './group-rows';
import groupRowsSource from './group-rows.ts?code';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: distributed, code: distributedSource },
  { spec: multiple, code: multipleSource },
  { spec: advanced, code: advancedSource },
  { spec: groupRows, code: groupRowsSource },
  { spec: dragZoom, code: dragZoomSource },
];
