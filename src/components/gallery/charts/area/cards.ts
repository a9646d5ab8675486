import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?raw';
import { datetime } from './datetime';
import datetimeSource from './datetime.ts?raw';
import { gaps } from './gaps';
import gapsSource from './gaps.ts?raw';
import { irregular } from './irregular';
import irregularSource from './irregular.ts?raw';
import { negative } from './negative';
import negativeSource from './negative.ts?raw';
import { spline } from './spline';
import splineSource from './spline.ts?raw';
import { stacked } from './stacked';
import stackedSource from './stacked.ts?raw';
import { zoom } from './zoom';
import zoomSource from './zoom.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: basic, code: basicSource },
  { spec: spline, code: splineSource },
  { spec: stacked, code: stackedSource },
  { spec: datetime, code: datetimeSource },
  { spec: negative, code: negativeSource },
  { spec: gaps, code: gapsSource },
  { spec: irregular, code: irregularSource },
  { spec: zoom, code: zoomSource },
];
