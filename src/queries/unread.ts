import { queryOptions, useQuery } from '@tanstack/react-query';
import { countUnreadNotifications } from '@contract/unread';
import { callApi } from '@/lib/api/client';

export const unreadNotificationsKey = ['notifications', 'unread'] as const;

export const unreadNotificationsOptions = () =>
  queryOptions({
    queryKey: unreadNotificationsKey,
    queryFn: async ({ signal }) => (await callApi(countUnreadNotifications, {}, { signal })).unread,
    staleTime: 60_000,
  });

/** Unread notifications of a signed-in member, for the bell; 0 while unknown or signed out (`memberUid` is null). */
export function useUnreadNotifications(memberUid: string | null): number {
  const { data = 0 } = useQuery({ ...unreadNotificationsOptions(), enabled: memberUid !== null });
  return memberUid === null ? 0 : data;
}
