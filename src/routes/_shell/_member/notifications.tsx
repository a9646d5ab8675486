import { NotificationKind } from '@contract/notification/notification-kind';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/components/social/notification/NotificationsPage';
import { loadBriefly } from '@/queries/loader';
import { notificationsOptions } from '@/queries/social/notification';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/notifications')({
  validateSearch: searchSchema(() => ({ kind: NotificationKind })),
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  context: ({ deps: { kind } }) => ({ notifications: notificationsOptions(kind) }),
  loader: ({ context: { queryClient, notifications }, cause }) =>
    loadBriefly(queryClient, cause, notifications),
  staticData: { title: 'Notifications' },
  component: NotificationsPage,
});
