import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?raw';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?raw';
import { simple } from './simple';
import simpleSource from './simple.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: simple, code: simpleSource },
  { spec: multiple, code: multipleSource },
  { spec: gradient, code: gradientSource },
];
