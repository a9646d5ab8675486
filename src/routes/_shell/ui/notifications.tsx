import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/components/ui-kit/notifications/NotificationsPage';

export const Route = createFileRoute('/_shell/ui/notifications')({
  staticData: { title: 'Notifications', crumbs: ['Base UI'] },
  component: NotificationsPage,
});
