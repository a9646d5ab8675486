import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { datetime } from './datetime';
import datetimeSource from './datetime.ts?raw';
import { imageMarkers } from './image-markers';
import imagesSource from './image-markers.ts?raw';
import { large } from './large';
import largeSource from './large.ts?raw';
import { xy } from './xy';
import xySource from './xy.ts?raw';

export const cards: readonly ChartEntry[] = [
  { spec: xy, code: xySource },
  { spec: datetime, code: datetimeSource },
  { spec: imageMarkers, code: imagesSource },
  { spec: large, code: largeSource },
];
