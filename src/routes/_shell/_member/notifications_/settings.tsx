import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsPage } from '@/components/social/notification/NotificationSettingsPage';
import { loadBriefly } from '@/queries/loader';
import { notificationSettingsOptions } from '@/queries/social/notification';

export const Route = createFileRoute('/_shell/_member/notifications_/settings')({
  context: () => ({ settings: notificationSettingsOptions() }),
  loader: ({ context: { queryClient, settings }, cause }) => loadBriefly(queryClient, cause, settings),
  staticData: { title: 'Notification settings', crumbs: ['Notifications'] },
  component: NotificationSettingsPage,
});
