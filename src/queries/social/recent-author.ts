import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';

/** Followed members with posts of the last 30 days, latest first. */
export const recentAuthorsOptions = () =>
  queryOptions({
    queryKey: ['recent-authors'],
    queryFn: async ({ signal }) => {
      const { listRecentAuthors } = await import('@/queries/late-operations');
      return (await callApi(listRecentAuthors, {}, { signal })).items;
    },
    staleTime: 60_000,
  });
