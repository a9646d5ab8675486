import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { average } from './average';
import averageSource from './average.ts?code';
import { category } from './category';
import categorySource from './category.ts?code';
import { simple } from './simple';
import simpleSource from './simple.ts?code';
import { volume } from './volume';
import volumeSource from './volume.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: simple, code: simpleSource },
  { spec: category, code: categorySource },
  { spec: average, code: averageSource },
  { spec: volume, code: volumeSource },
];
