import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { customLabels } from './custom-labels';
import customLabelsSource from './custom-labels.ts?code';
import { fullStacked } from './full-stacked';
import fullSource from './full-stacked.ts?code';
import { grouped } from './grouped';
import groupedSource from './grouped.ts?code';
import { imageFill } from './image-fill';
import imageFillSource from './image-fill.ts?code';
import { markers } from './markers';
import markersSource from './markers.ts?code';
import { negative } from './negative';
import negativeSource from './negative.ts?code';
import { pattern } from './pattern';
import patternSource from './pattern.ts?code';
import { reversed } from './reversed';
import reversedSource from './reversed.ts?code';
import { stacked } from './stacked';
import stackedSource from './stacked.ts?code';

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
