import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { basic } from './basic';
import basicSource from './basic.ts?code';
import { datetime } from './datetime';
import datetimeSource from './datetime.ts?code';
import { gaps } from './gaps';
import gapsSource from './gaps.ts?code';
import { irregular } from './irregular';
import irregularSource from './irregular.ts?code';
import { negative } from './negative';
import negativeSource from './negative.ts?code';
import { spline } from './spline';
import splineSource from './spline.ts?code';
import { stacked } from './stacked';
import stackedSource from './stacked.ts?code';
import { zoom } from './zoom';
import zoomSource from './zoom.ts?code';

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
