import { type NotificationSettings, putNotificationSettings, type QuietKind } from '@contract/notification';
import { call } from '@/lib/api/client';
import { notificationSettingsOptions } from './social/notification';
import { kind } from './outbox/handler';

const { queryKey } = notificationSettingsOptions();

/** Which kinds of notifications are switched off, for the outbox. */
export const quietKind = kind({
  scope: () => 'notification-settings',
  slot: (_vars: { quiet: QuietKind[] }) => 'notification-settings',
  send: (body, options) => call(putNotificationSettings, { body }, options),
  over: () => [queryKey],
  show: (client, settings) => void client.setQueryData<NotificationSettings>(queryKey, settings),
  settle: (client, _vars, answer: NotificationSettings, newer) => {
    if (newer) return;
    client.setQueryData(queryKey, answer);
    void client.invalidateQueries({ queryKey: ['notifications'] });
  },
  withdraw: (client) => void client.invalidateQueries({ queryKey: ['notifications'] }),
  name: () => 'Which notifications are told',
  failed: () => 'The setting was not saved',
});
