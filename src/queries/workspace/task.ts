import { sampleQuery } from '@/queries/sample';

export const boardOptions = () =>
  sampleQuery(['board'], async (latency) => (await import('@/data/task/collection')).getBoard(latency));
