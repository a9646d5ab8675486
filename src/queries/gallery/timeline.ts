import { sampleQuery } from '@/queries/sample';

export const timelineOptions = () =>
  sampleQuery(['moments'], async () => (await import('@/data/timeline/collection')).listTimelineEvents());
