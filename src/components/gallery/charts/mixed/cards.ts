import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { multipleAxes } from './multiple-axes';
import axesSource from './multiple-axes.ts?raw';
import { lineArea } from './line-area';
import lineAreaSource from './line-area.ts?raw';
import { lineColumn } from './line-column';
import lineColumnSource from './line-column.ts?raw';
import { lineColumnArea } from './line-column-area';
import lineColumnAreaSource from './line-column-area.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: lineColumn, code: lineColumnSource },
  { spec: lineArea, code: lineAreaSource },
  { spec: lineColumnArea, code: lineColumnAreaSource },
  { spec: multipleAxes, code: axesSource },
];
