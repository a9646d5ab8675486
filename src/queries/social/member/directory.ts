import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DIRECTORY_PAGES, DirectorySort, listDirectory } from '@contract/directory';
import { call } from '@/lib/api/client';

interface Wish {
  q: string;
  /** The first key counts; the service sorts by one. */
  sort: readonly { id: string; desc: boolean }[];
  page: number;
  size: number;
}

/** One page of the people's table; the page before stays while the next one is on its way. */
export function directoryOptions({ q, sort: [first], page, size }: Wish) {
  const sort = DirectorySort.options.find((one) => one === first?.id) ?? 'followers';
  const query = {
    ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
    sort,
    order: first && !first.desc ? ('asc' as const) : ('desc' as const),
    page: Math.min(page, DIRECTORY_PAGES),
    size,
  };
  return queryOptions({
    queryKey: ['directory', query],
    queryFn: ({ signal }) => call(listDirectory, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
