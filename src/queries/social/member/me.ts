import { queryOptions } from '@tanstack/react-query';
import { getMe } from '@contract/member/member';
import { callApi } from '@/lib/api/client';

export const meOptions = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => callApi(getMe, {}, { signal }),
    staleTime: 5 * 60_000,
  });
