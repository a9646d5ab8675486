import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { comparison } from './comparison';
import compareSource from './comparison.ts?code';
import { conversion } from './conversion';
import conversionSource from './conversion.ts?code';
import { pyramid } from './pyramid';
import pyramidSource from './pyramid.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: pyramid, code: pyramidSource },
  { spec: comparison, code: compareSource },
  { spec: conversion, code: conversionSource },
];
