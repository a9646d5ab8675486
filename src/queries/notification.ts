import { infiniteQueryOptions, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import {
  countUnread,
  listNotifications,
  type NotificationKind,
  readNotifications,
} from '@contract/notification';
import { call } from '@/lib/api';
import { unreadKey, useLive } from './live';

/** What happened to the own posts and person; of one kind, or all. */
export const notificationsOptions = (kind?: NotificationKind) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', kind ?? 'all'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotifications,
        { query: { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export const unreadOptions = () =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await call(countUnread, {}, { signal })).unread,
    staleTime: 60_000,
  });

/** Marks everything up to a moment as read. */
export const readNotificationsOptions = () =>
  mutationOptions({
    mutationFn: (upTo: string) => call(readNotifications, { body: { upTo } }),
    meta: { invalidates: [['notifications']], failure: 'Not marked as read' },
  });

/**
 * Unread notifications of a signed-in member, live; 0 while unknown or signed out (`memberUid` is null).
 * The shell calls it for the bell and the title; it is also what keeps the live stream of the app going.
 */
export function useUnreadCount(memberUid: string | null): number {
  useLive(memberUid);
  const { data = 0 } = useQuery({ ...unreadOptions(), enabled: memberUid !== null });
  return memberUid === null ? 0 : data;
}
