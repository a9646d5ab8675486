import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getNotificationSettings,
  listNotifications,
  type NotificationKind,
  type ConfigurableNotificationKind,
  markNotificationsRead,
} from '@contract/notification';
import { callApi } from '@/lib/api/client';
import { enqueue } from '@/queries/outbox/registry';

/** What happened to the own posts and person; of one kind, or all. */
export const notificationsOptions = (kind?: NotificationKind) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', kind ?? 'all'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listNotifications,
        { query: { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

/** Marks everything up to a moment as read. */
export const markNotificationsReadOptions = () =>
  mutationOptions({
    mutationFn: (upTo: string) => callApi(markNotificationsRead, { body: { upTo } }),
    meta: { invalidates: [['notifications']], failure: 'Not marked as read' },
  });

/** Which kinds are switched off. */
export const notificationSettingsOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => callApi(getNotificationSettings, {}, { signal }),
  });

/** Switches these kinds off and all others on: shown at once, last tap wins. */
export const disableNotificationKinds = (client: QueryClient, quiet: ConfigurableNotificationKind[]): void =>
  void enqueue(client, { kind: 'quiet', vars: { quiet } });
