import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?code';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?code';
import { simple } from './simple';
import simpleSource from './simple.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: simple, code: simpleSource },
  { spec: multiple, code: multipleSource },
  { spec: gradient, code: gradientSource },
];
