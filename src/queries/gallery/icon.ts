import { queryOptions } from '@tanstack/react-query';
import { type IconSet, readIcons } from '@/data/icon/icon-set';

export const iconStyleOptions = (set: IconSet, suffix: string) =>
  queryOptions({
    queryKey: ['icon-set', set.prefix, suffix],
    queryFn: ({ signal }) => readIcons(set, suffix, signal),
    staleTime: Infinity,
  });
