import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { circleAngle } from './circle-angle';
import circleAngleSource from './circle-angle.ts?code';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?code';
import { imageCentre } from './image-centre';
import imageCentreSource from './image-centre.ts?code';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?code';
import { semicircle } from './semicircle';
import semicircleSource from './semicircle.ts?code';
import { stroked } from './stroked';
import strokedSource from './stroked.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: multiple, code: multipleSource },
  { spec: circleAngle, code: circleAngleSource },
  { spec: gradient, code: gradientSource },
  { spec: imageCentre, code: imageCentreSource },
  { spec: stroked, code: strokedSource },
  { spec: semicircle, code: semicircleSource },
];
