import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { datetime } from './datetime';
import datetimeSource from './datetime.ts?code';
import { imageMarkers } from './image-markers';
import imagesSource from './image-markers.ts?code';
import { large } from './large';
import largeSource from './large.ts?code';
import { xy } from './xy';
import xySource from './xy.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: xy, code: xySource },
  { spec: datetime, code: datetimeSource },
  { spec: imageMarkers, code: imagesSource },
  { spec: large, code: largeSource },
];
