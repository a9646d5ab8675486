import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { annotations } from './annotations';
import annotationsSource from './annotations.ts?code';
import { brush } from './brush';
import brushSource from './brush.ts?code';
import { dashed } from './dashed';
import dashedSource from './dashed.ts?code';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?code';
import { labels } from './labels';
import labelsSource from './labels.ts?code';
import { missingValues } from './missing-values';
import missingSource from './missing-values.ts?code';
import { realtime } from './realtime';
import realtimeSource from './realtime.ts?code';
import { simple } from './simple';
import simpleSource from './simple.ts?code';
import { stepline } from './stepline';
import steplineSource from './stepline.ts?code';
import { synced } from './synced';
import syncedSource from './synced.ts?code';
import { zoomable } from './zoomable';
import zoomableSource from './zoomable.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: simple, code: simpleSource },
  { spec: labels, code: labelsSource },
  { spec: gradient, code: gradientSource },
  { spec: dashed, code: dashedSource },
  { spec: stepline, code: steplineSource },
  { spec: missingValues, code: missingSource },
  { spec: annotations, code: annotationsSource },
  { spec: brush, code: brushSource },
  { spec: synced, code: syncedSource },
  { spec: zoomable, code: zoomableSource },
  { spec: realtime, code: realtimeSource },
];
