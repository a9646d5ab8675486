import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { multipleAxes } from './multiple-axes';
import axesSource from './multiple-axes.ts?code';
import { lineArea } from './line-area';
import lineAreaSource from './line-area.ts?code';
import { lineColumn } from './line-column';
import lineColumnSource from './line-column.ts?code';
import { lineColumnArea } from './line-column-area';
import lineColumnAreaSource from './line-column-area.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: lineColumn, code: lineColumnSource },
  { spec: lineArea, code: lineAreaSource },
  { spec: lineColumnArea, code: lineColumnAreaSource },
  { spec: multipleAxes, code: axesSource },
];
