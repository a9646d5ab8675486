import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { customLabels } from './custom-labels';
import customLabelsSource from './custom-labels.ts?raw';
import { fullStacked } from './full-stacked';
import fullSource from './full-stacked.ts?raw';
import { grouped } from './grouped';
import groupedSource from './grouped.ts?raw';
import { imageFill } from './image-fill';
import imageFillSource from './image-fill.ts?raw';
import { markers } from './markers';
import markersSource from './markers.ts?raw';
import { negative } from './negative';
import negativeSource from './negative.ts?raw';
import { pattern } from './pattern';
import patternSource from './pattern.ts?raw';
import { reversed } from './reversed';
import reversedSource from './reversed.ts?raw';
import { stacked } from './stacked';
import stackedSource from './stacked.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: grouped, code: groupedSource },
  { spec: stacked, code: stackedSource },
  { spec: fullStacked, code: fullSource },
  { spec: negative, code: negativeSource },
  { spec: markers, code: markersSource },
  { spec: reversed, code: reversedSource },
  { spec: pattern, code: patternSource },
  { spec: imageFill, code: imageFillSource },
  { spec: customLabels, code: customLabelsSource },
];
