import { sampleQuery } from '@/queries/sample';

export const boardOptions = () =>
  sampleQuery(['board'], async () => (await import('@/data/task/collection')).getBoard());
