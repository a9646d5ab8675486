import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { average } from './average';
import averageSource from './average.ts?raw';
import { category } from './category';
import categorySource from './category.ts?raw';
import { simple } from './simple';
import simpleSource from './simple.ts?raw';
import { volume } from './volume';
import volumeSource from './volume.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: simple, code: simpleSource },
  { spec: category, code: categorySource },
  { spec: average, code: averageSource },
  { spec: volume, code: volumeSource },
];
