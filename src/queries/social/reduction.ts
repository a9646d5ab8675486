import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';

/** Authors and tags that For you shows less often, latest first. */
export const reductionsOptions = () =>
  queryOptions({
    queryKey: ['reductions'],
    queryFn: async ({ signal }) => {
      const { listReductions } = await import('@contract/feed/reduction');
      return (await callApi(listReductions, {}, { signal })).items;
    },
  });
