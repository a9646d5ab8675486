import { demoAnchor } from '@/components/gallery/demo/DemoCard';

/** "line-zoomable-time-series": many pages have a chart "Basic". */
export const chartFileName = (title: string): string =>
  `${location.pathname.split('/').findLast(Boolean) ?? 'chart'}-${demoAnchor(title)}`;
