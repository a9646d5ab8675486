import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsPage } from '@/components/social/notification/NotificationSettingsPage';
import { waitForData, preloadStaleTime } from '@/queries/loader';
import { notificationSettingsOptions } from '@/queries/social/notification';

export const Route = createFileRoute('/_shell/_member/notifications_/settings')({
  loader: ({ context: { queryClient }, cause }) =>
    waitForData(queryClient.query({ ...notificationSettingsOptions(), ...preloadStaleTime(cause) })),
  staticData: { title: 'Notification settings', crumbs: ['Notifications'] },
  component: NotificationSettingsPage,
});
