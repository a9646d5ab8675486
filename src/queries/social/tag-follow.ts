import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';

/** In alphabetical order. */
export const followedTagsOptions = () =>
  queryOptions({
    queryKey: ['followed-tags'],
    queryFn: async ({ signal }) => {
      const { listFollowedTags } = await import('@/queries/late-operations');
      return (await callApi(listFollowedTags, {}, { signal })).items;
    },
    staleTime: 5 * 60_000,
  });
