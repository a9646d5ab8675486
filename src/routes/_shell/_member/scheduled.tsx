import { createFileRoute } from '@tanstack/react-router';
import { ScheduledPage } from '@/components/social/scheduled-post/ScheduledPostsPage';
import { atHand, freshness } from '@/queries/loader';
import { scheduledOptions } from '@/queries/social/scheduled-post';

export const Route = createFileRoute('/_shell/_member/scheduled')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...scheduledOptions(), ...freshness(cause) })),
  staticData: { title: 'Scheduled posts', crumbs: ['More'] },
  component: ScheduledPage,
});
