import { NotificationKind } from '@contract/notification';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NotificationsPage } from '@/components/notifications/NotificationsPage';

export const Route = createFileRoute('/_shell/_member/notifications')({
  validateSearch: z.object({ kind: z.catch(z.optional(NotificationKind), undefined) }),
  staticData: { title: 'Notifications' },
  component: NotificationsPage,
});
