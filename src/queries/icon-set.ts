import { queryOptions } from '@tanstack/react-query';
import { type IconSet, readIcons } from '@/data/icon-set';

/** A whole set of icons. It never changes while the page is open. */
export const iconSetOptions = (set: IconSet) =>
  queryOptions({
    queryKey: ['icon-set', set.prefix],
    queryFn: ({ signal }) => readIcons(set, signal),
    staleTime: Infinity,
  });
