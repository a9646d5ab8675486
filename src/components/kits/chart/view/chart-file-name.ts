import { toAnchor } from '@/lib/text/anchor';

/** "line-zoomable-time-series": many pages have a chart "Basic". */
export const chartFileName = (title: string): string =>
  `${location.pathname.split('/').findLast(Boolean) ?? 'chart'}-${toAnchor(title)}`;
