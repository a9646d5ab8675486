import { sampleQuery } from '@/queries/sample';

export const filesOptions = () =>
  sampleQuery(['files'], async () => (await import('@/data/file/collection')).listFiles());
