import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/components/gallery/ui/notifications/NotificationsPage';

export const Route = createFileRoute('/_shell/ui/notifications')({
  staticData: { title: 'Notifications', crumbs: ['Components', 'Base UI'] },
  component: NotificationsPage,
});
