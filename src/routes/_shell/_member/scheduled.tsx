import { createFileRoute } from '@tanstack/react-router';
import { ScheduledPage } from '@/components/scheduled/ScheduledPage';
import { atHand, freshness } from '@/queries/at-hand';
import { scheduledOptions } from '@/queries/scheduled';

export const Route = createFileRoute('/_shell/_member/scheduled')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...scheduledOptions(), ...freshness(cause) })),
  staticData: { title: 'Scheduled posts', crumbs: ['More'] },
  component: ScheduledPage,
});
