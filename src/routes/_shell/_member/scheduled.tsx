import { createFileRoute } from '@tanstack/react-router';
import { ScheduledPostsPage } from '@/components/social/scheduled-post/ScheduledPostsPage';
import { waitForData, preloadStaleTime } from '@/queries/loader';
import { scheduledPostsOptions } from '@/queries/social/scheduled-post';

export const Route = createFileRoute('/_shell/_member/scheduled')({
  loader: ({ context: { queryClient }, cause }) =>
    waitForData(queryClient.infiniteQuery({ ...scheduledPostsOptions(), ...preloadStaleTime(cause) })),
  staticData: { title: 'Scheduled posts', crumbs: ['More'] },
  component: ScheduledPostsPage,
});
