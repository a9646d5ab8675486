import { queryOptions } from '@tanstack/react-query';
import { loadTranslations } from '@/messages/messages';

/** Cards and parts of the gallery, and their words; both load with the first search or table. */
export const galleryDocsOptions = () =>
  queryOptions({
    queryKey: ['gallery-docs'],
    queryFn: async () => {
      const [docs] = await Promise.all([import('virtual:gallery-docs'), loadTranslations('gallery')]);
      return docs.default;
    },
    staleTime: Infinity,
  });
