import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { colourRange } from './colour-range';
import colourRangeSource from './colour-range.ts?raw';
import { distributed } from './distributed';
import distributedSource from './distributed.ts?raw';
import { levels } from './levels';
import levelsSource from './levels.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: levels, code: levelsSource },
  { spec: distributed, code: distributedSource },
  { spec: colourRange, code: colourRangeSource },
];
