import { createFileRoute } from '@tanstack/react-router';
import { NotificationPeoplePage } from '@/components/social/people/NotificationPeoplePage';
import { loadBriefly } from '@/queries/loader';
import { notificationActorsOptions } from '@/queries/social/member/people';

export const Route = createFileRoute('/_shell/_member/notifications_/people/$notificationId')({
  context: ({ params: { notificationId } }) => ({ people: notificationActorsOptions(notificationId) }),
  loader: ({ context: { queryClient, people }, cause }) => loadBriefly(queryClient, cause, people),
  staticData: { title: 'People', crumbs: ['Notifications'] },
  component: NotificationPeoplePage,
});
