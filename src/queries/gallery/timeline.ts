import { sampleQuery } from '@/queries/sample';

export const timelineOptions = () =>
  sampleQuery(['moments'], async (latency) =>
    (await import('@/data/timeline/collection')).listTimelineEvents(latency),
  );
