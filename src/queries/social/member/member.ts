import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

export const memberKey = (handle: string) => ['member', handle] as const;

export const memberOptions = (handle: string) =>
  queryOptions({
    queryKey: memberKey(handle),
    queryFn: async ({ signal }) =>
      callApi((await loadContract()).getMember, { params: { handle } }, { signal }),
  });

export const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) =>
      (await callApi((await loadContract()).listSuggestions, {}, { signal })).items,
    staleTime: 10 * 60_000,
  });
