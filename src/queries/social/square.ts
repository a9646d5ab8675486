import { infiniteQueryOptions } from '@tanstack/react-query';
import { readPublicSquare } from '@contract/public';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

/** The latest public posts of everyone; needs no sign-in. */
export const squareOptions = () =>
  infiniteQueryOptions({
    queryKey: ['square'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(readPublicSquare, { query: cursorQuery(pageParam) }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
  });
