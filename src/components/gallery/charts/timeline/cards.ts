import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { advanced } from './advanced';
import advancedSource from './advanced.ts?raw';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { distributed } from './distributed';
import distributedSource from './distributed.ts?raw';
import { dragZoom } from './drag-zoom';
import dragZoomSource from './drag-zoom.ts?raw';
import { groupRows } from './group-rows';
import groupRowsSource from './group-rows.ts?raw';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: distributed, code: distributedSource },
  { spec: multiple, code: multipleSource },
  { spec: advanced, code: advancedSource },
  { spec: groupRows, code: groupRowsSource },
  { spec: dragZoom, code: dragZoomSource },
];
