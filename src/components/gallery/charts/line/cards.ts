import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { annotations } from './annotations';
import annotationsSource from './annotations.ts?raw';
import { brush } from './brush';
import brushSource from './brush.ts?raw';
import { dashed } from './dashed';
import dashedSource from './dashed.ts?raw';
import { gradient } from './gradient';
import gradientSource from './gradient.ts?raw';
import { labels } from './labels';
import labelsSource from './labels.ts?raw';
import { missingValues } from './missing-values';
import missingSource from './missing-values.ts?raw';
import { realtime } from './realtime';
import realtimeSource from './realtime.ts?raw';
import { simple } from './simple';
import simpleSource from './simple.ts?raw';
import { stepline } from './stepline';
import steplineSource from './stepline.ts?raw';
import { synced } from './synced';
import syncedSource from './synced.ts?raw';
import { zoomable } from './zoomable';
import zoomableSource from './zoomable.ts?raw';

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
