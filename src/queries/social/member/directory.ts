import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_DIRECTORY_PAGES, DirectorySort, listDirectory } from '@contract/member/directory';
import { callApi } from '@/lib/api/client';

interface DirectoryParams {
  query: string;
  /** The service sorts by the first key only. */
  sort: readonly { id: string; desc: boolean }[];
  page: number;
  pageSize: number;
}

export function directoryOptions({ query: q, sort: [first], page, pageSize: size }: DirectoryParams) {
  const sort = DirectorySort.options.find((one) => one === first?.id) ?? 'followers';
  const query = {
    ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
    sort,
    order: first && !first.desc ? ('asc' as const) : ('desc' as const),
    page: Math.min(page, MAX_DIRECTORY_PAGES),
    size,
  };
  return queryOptions({
    queryKey: ['directory', query],
    queryFn: ({ signal }) => callApi(listDirectory, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
