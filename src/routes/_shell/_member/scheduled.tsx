import { createFileRoute } from '@tanstack/react-router';
import { ScheduledPostsPage } from '@/components/social/scheduled-post/ScheduledPostsPage';
import { loadBriefly } from '@/queries/loader';
import { scheduledPostsOptions } from '@/queries/social/scheduled-post';

export const Route = createFileRoute('/_shell/_member/scheduled')({
  context: () => ({ scheduledPosts: scheduledPostsOptions() }),
  loader: ({ context: { queryClient, scheduledPosts }, cause }) =>
    loadBriefly(queryClient, cause, scheduledPosts),
  staticData: { title: 'Scheduled posts', crumbs: ['More'] },
  component: ScheduledPostsPage,
});
