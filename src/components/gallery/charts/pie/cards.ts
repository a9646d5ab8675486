import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { donut } from './donut';
import donutSource from './donut.ts?code';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?code';
import { imageFill } from './image-fill';
import imageFillSource from './image-fill.ts?code';
import { monochrome } from './monochrome';
import monochromeSource from './monochrome.ts?code';
import { pattern } from './pattern';
import patternedSource from './pattern.ts?code';
import { pie } from './pie';
import pieSource from './pie.ts?code';
import { rose } from './rose';
import roseSource from './rose.ts?code';
import { update } from './update';
import updateSource from './update.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: pie, code: pieSource },
  { spec: donut, code: donutSource },
  { spec: update, code: updateSource },
  { spec: monochrome, code: monochromeSource },
  { spec: gradient, code: gradientSource },
  { spec: pattern, code: patternedSource },
  { spec: imageFill, code: imageFillSource },
  { spec: rose, code: roseSource },
];
