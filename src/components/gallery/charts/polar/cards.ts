import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { monochrome } from './monochrome';
import monochromeSource from './monochrome.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: monochrome, code: monochromeSource },
];
