import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsPage } from '@/components/notifications/NotificationSettingsPage';
import { atHand, freshness } from '@/queries/at-hand';
import { notificationSettingsOptions } from '@/queries/notification';

export const Route = createFileRoute('/_shell/_member/notifications_/settings')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.query({ ...notificationSettingsOptions(), ...freshness(cause) })),
  staticData: { title: 'Notification settings', crumbs: ['Notifications'] },
  component: NotificationSettingsPage,
});
