import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { colourRange } from './colour-range';
import colourRangeSource from './colour-range.ts?code';
import { distributed } from './distributed';
import distributedSource from './distributed.ts?code';
import { levels } from './levels';
import levelsSource from './levels.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: levels, code: levelsSource },
  { spec: distributed, code: distributedSource },
  { spec: colourRange, code: colourRangeSource },
];
