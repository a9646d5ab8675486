import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { circleAngle } from './circle-angle';
import circleAngleSource from './circle-angle.ts?raw';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?raw';
import { imageCentre } from './image-centre';
import imageCentreSource from './image-centre.ts?raw';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?raw';
import { semicircle } from './semicircle';
import semicircleSource from './semicircle.ts?raw';
import { stroked } from './stroked';
import strokedSource from './stroked.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: multiple, code: multipleSource },
  { spec: circleAngle, code: circleAngleSource },
  { spec: gradient, code: gradientSource },
  { spec: imageCentre, code: imageCentreSource },
  { spec: stroked, code: strokedSource },
  { spec: semicircle, code: semicircleSource },
];
