import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import {
  countUnreadNotifications,
  getNotificationSettings,
  listNotifications,
  type NotificationKind,
  type ConfigurableNotificationKind,
  markNotificationsRead,
  type NotificationSettings,
  putNotificationSettings,
} from '@contract/notification';
import { callApi } from '@/lib/api/client';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { cursorQuery } from '@/queries/pagination';

/** `kind` filters; all kinds if absent. */
export const notificationsOptions = (kind?: NotificationKind) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', kind ?? 'all'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listNotifications,
        { query: { ...(kind ? { kind } : {}), ...cursorQuery(pageParam) } },
        { signal },
      ),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

/** `upTo` is the `at` of the newest notification to mark, ISO 8601. */
export const markNotificationsReadOptions = () =>
  mutationOptions({
    mutationFn: (upTo: string) => callApi(markNotificationsRead, { body: { upTo } }),
    meta: { invalidates: [['notifications']], failure: 'Not marked as read' },
  });

export const notificationSettingsOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => callApi(getNotificationSettings, {}, { signal }),
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

interface NotificationSettingsVars {
  quiet: ConfigurableNotificationKind[];
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    quiet: { vars: NotificationSettingsVars; response: NotificationSettings };
  }
}

export const notificationSettingsHandler = defineHandler({
  scope: () => 'notification-settings',
  coalesceKey: (_vars: NotificationSettingsVars) => 'notification-settings',
  send: (body, options) => callApi(putNotificationSettings, { body }, options),
  affectedKeys: () => [notificationSettingsOptions().queryKey],
  applyOptimistic: (client, settings) =>
    void client.setQueryData(notificationSettingsOptions().queryKey, settings),
  settle: (client, _vars, settings: NotificationSettings, newer) => {
    if (newer) return;
    client.setQueryData(notificationSettingsOptions().queryKey, settings);
    void client.invalidateQueries({ queryKey: ['notifications'] });
  },
  rollback: (client) => void client.invalidateQueries({ queryKey: ['notifications'] }),
  label: () => 'Notification settings',
  failureTitle: () => 'The setting was not saved',
});

/** Switches these kinds off and all others on. */
export const disableNotificationKinds = (client: QueryClient, quiet: ConfigurableNotificationKind[]): void =>
  void enqueue(client, { kind: 'quiet', vars: { quiet } });
