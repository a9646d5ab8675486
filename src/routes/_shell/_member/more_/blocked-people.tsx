import { createFileRoute } from '@tanstack/react-router';
import { BlockedPeoplePage } from '@/components/tie/BlockedPeoplePage';
import { atHand, freshness } from '@/queries/at-hand';
import { tiesOptions } from '@/queries/tie';

export const Route = createFileRoute('/_shell/_member/more_/blocked-people')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...tiesOptions('block'), ...freshness(cause) })),
  staticData: { title: 'Blocked people', crumbs: ['More'] },
  component: BlockedPeoplePage,
});
