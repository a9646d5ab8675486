import { queryOptions, useQuery } from '@tanstack/react-query';
import { countUnread } from '@contract/unread';
import { call } from '@/lib/api/client';

export const unreadKey = ['notifications', 'unread'] as const;

export const unreadOptions = () =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await call(countUnread, {}, { signal })).unread,
    staleTime: 60_000,
  });

/** Unread notifications of a signed-in member, for the bell; 0 while unknown or signed out (`memberUid` is null). */
export function useUnreadCount(memberUid: string | null): number {
  const { data = 0 } = useQuery({ ...unreadOptions(), enabled: memberUid !== null });
  return memberUid === null ? 0 : data;
}
