import { sampleQuery } from '@/queries/sample';

export const filesOptions = () =>
  sampleQuery(['files'], async (latency) => (await import('@/data/file/collection')).listFiles(latency));
