import { createFileRoute } from '@tanstack/react-router';
import { FollowRequestsPage } from '@/components/social/follow-request/FollowRequestsPage';
import { loadBriefly } from '@/queries/loader';
import { followRequestsOptions } from '@/queries/social/member/follow-request';

export const Route = createFileRoute('/_shell/_member/notifications_/requests')({
  context: () => ({ requests: followRequestsOptions() }),
  loader: ({ context: { queryClient, requests }, cause }) => loadBriefly(queryClient, cause, requests),
  staticData: { title: 'Follow requests', crumbs: ['Notifications'] },
  component: FollowRequestsPage,
});
