import { createFileRoute } from '@tanstack/react-router';
import { ScheduledPostsPage } from '@/components/social/scheduled-post/ScheduledPostsPage';
import { loadBriefly } from '@/queries/loader';
import { scheduledPostsOptions } from '@/queries/social/scheduled-post';

export const Route = createFileRoute('/_shell/_member/scheduled')({
  loader: ({ context: { queryClient }, cause }) => loadBriefly(queryClient, cause, scheduledPostsOptions()),
  staticData: { title: 'Scheduled posts', crumbs: ['More'] },
  component: ScheduledPostsPage,
});
