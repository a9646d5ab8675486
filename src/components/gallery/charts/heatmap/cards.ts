import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { calendar } from './calendar';
import calendarSource from './calendar.ts?code';
import { colourRange } from './colour-range';
import colourRangeSource from './colour-range.ts?code';
import { flatRange } from './flat-range';
import flatRangeSource from './flat-range.ts?code';
import { multiple } from './multiple';
import multipleSource from './multiple.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: multiple, code: multipleSource },
  { spec: colourRange, code: colourRangeSource },
  { spec: flatRange, code: flatRangeSource },
  { spec: calendar, code: calendarSource },
];
