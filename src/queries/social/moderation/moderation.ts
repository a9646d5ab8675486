import { infiniteQueryOptions } from '@tanstack/react-query';
import * as contract from '@contract/moderation/moderation';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

export const moderationKey = ['moderation'] as const;

export const reportsOptions = (state: contract.ReportState) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'list', 'reports', state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(contract.listReports, { query: { state, ...cursorQuery(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export const decisionsOptions = () =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'list', 'decisions'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(contract.listDecisions, { query: cursorQuery(pageParam) }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });
