import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsPage } from '@/components/notifications/NotificationSettingsPage';

export const Route = createFileRoute('/_shell/_member/notifications_/settings')({
  staticData: { title: 'Notification settings', crumbs: ['Notifications'] },
  component: NotificationSettingsPage,
});
