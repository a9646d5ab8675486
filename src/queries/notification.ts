import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  getNotificationSettings,
  listNotifications,
  type NotificationKind,
  type NotificationSettings,
  putNotificationSettings,
  type QuietKind,
  readNotifications,
} from '@contract/notification';
import { call } from '@/lib/api';

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
