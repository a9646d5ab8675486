import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: multiple, code: multipleSource },
];
