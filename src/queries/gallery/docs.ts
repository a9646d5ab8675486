import { queryOptions } from '@tanstack/react-query';

/** Cards and parts of the gallery; their chunk loads with the first search or table. */
export const galleryDocsOptions = () =>
  queryOptions({
    queryKey: ['gallery-docs'],
    queryFn: async () => (await import('virtual:gallery-docs')).default,
    staleTime: Infinity,
  });
