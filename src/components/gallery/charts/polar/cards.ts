import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { monochrome } from './monochrome';
import monochromeSource from './monochrome.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: monochrome, code: monochromeSource },
];
