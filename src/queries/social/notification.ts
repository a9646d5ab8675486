import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { NotificationKind } from '@contract/notification/notification-kind';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

// Not part of the first load.
const loadContract = () => import('@contract/notification/notification');

/** `kind` filters; all kinds if absent. */
export const notificationsOptions = (kind?: NotificationKind) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', kind ?? 'all'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const { listNotifications } = await loadContract();
      const query = { ...(kind ? { kind } : {}), ...cursorQuery(pageParam) };
      return callApi(listNotifications, { query }, { signal });
    },
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export const notificationSettingsOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: async ({ signal }) => callApi((await loadContract()).getNotificationSettings, {}, { signal }),
  });

export const unreadNotificationsOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async ({ signal }) => (await callApi(countUnreadNotifications, {}, { signal })).unread,
    staleTime: 60_000,
  });

/** 0 while unknown or signed out (`memberUid` is null). */
export function useUnreadNotifications(memberUid: string | null): number {
  const { data = 0 } = useQuery({ ...unreadNotificationsOptions(), enabled: memberUid !== null });
  return memberUid === null ? 0 : data;
}
