import {
  type NotificationSettings,
  putNotificationSettings,
  type ConfigurableNotificationKind,
} from '@contract/notification';
import { callApi } from '@/lib/api/client';
import { notificationSettingsOptions } from './social/notification';
import { defineHandler } from './outbox/handler';

const { queryKey } = notificationSettingsOptions();

/** Which kinds of notifications are switched off, for the outbox. */
export const notificationSettingsHandler = defineHandler({
  scope: () => 'notification-settings',
  coalesceKey: (_vars: { quiet: ConfigurableNotificationKind[] }) => 'notification-settings',
  send: (body, options) => callApi(putNotificationSettings, { body }, options),
  affectedKeys: () => [queryKey],
  applyOptimistic: (client, settings) => void client.setQueryData<NotificationSettings>(queryKey, settings),
  settle: (client, _vars, answer: NotificationSettings, newer) => {
    if (newer) return;
    client.setQueryData(queryKey, answer);
    void client.invalidateQueries({ queryKey: ['notifications'] });
  },
  rollback: (client) => void client.invalidateQueries({ queryKey: ['notifications'] }),
  label: () => 'Which notifications are told',
  failureTitle: () => 'The setting was not saved',
});
