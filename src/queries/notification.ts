import { infiniteQueryOptions, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import {
  countUnread,
  getNotificationSettings,
  listNotifications,
  type NotificationKind,
  type NotificationSettings,
  putNotificationSettings,
  type QuietKind,
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

/** Which kinds are switched off. */
export const notificationSettingsOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  });

/** Switches these kinds off and all others on; shown at once, put back where the service refuses. */
export const quietOptions = () =>
  mutationOptions({
    mutationFn: (quiet: QuietKind[]) => call(putNotificationSettings, { body: { quiet } }),
    // One after the other: the last press is the last word.
    scope: { id: 'notification-settings' },
    onMutate: (quiet, { client }) =>
      void client.setQueryData<NotificationSettings>(notificationSettingsOptions().queryKey, { quiet }),
    meta: { invalidates: [['notifications']], failure: 'The setting was not saved' },
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
