import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  markNotificationsRead,
  type NotificationSettings,
  putNotificationSettings,
} from '@contract/notification/notification';
import type { ConfigurableNotificationKind } from '@contract/notification/notification-kind';
import { callApi } from '@/lib/api/client';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { notificationSettingsOptions, unreadNotificationsOptions } from '@/queries/social/notification';
import { notificationChangesText } from '@/messages/social/changes/notification';

/** `upTo` is the `at` of the newest notification to mark, ISO 8601. */
export const markNotificationsReadOptions = () =>
  mutationOptions({
    mutationFn: (upTo: string) => callApi(markNotificationsRead, { body: { upTo } }),
    meta: { invalidates: [['notifications']], failure: notificationChangesText.markReadFailed },
  });

/**
 * Without a refetch of the list, whose rows stay marked while they are read, and without a message: the next second in
 * view tries again.
 */
export const markSeenNotifications = (client: QueryClient, upTo: string): void =>
  void callApi(markNotificationsRead, { body: { upTo } }).then(
    () => client.invalidateQueries({ queryKey: unreadNotificationsOptions().queryKey }),
    () => undefined,
  );

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
  label: () => notificationChangesText.notificationSettings,
  failureTitle: () => notificationChangesText.settingFailed,
});

/** Switches these kinds off and all others on. */
export const disableNotificationKinds = (client: QueryClient, quiet: ConfigurableNotificationKind[]): void =>
  void enqueue(client, { kind: 'quiet', vars: { quiet } });
