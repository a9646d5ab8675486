import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { horizontal } from './horizontal';
import horizontalSource from './horizontal.ts?code';
import { outliers } from './outliers';
import outliersSource from './outliers.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: outliers, code: outliersSource },
  { spec: horizontal, code: horizontalSource },
];
