import { createFileRoute } from '@tanstack/react-router';
import { BlockedPeoplePage } from '@/components/social/relationship/BlockedPeoplePage';
import { atHand, freshness } from '@/queries/loader';
import { tiesOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/blocked-people')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...tiesOptions('block'), ...freshness(cause) })),
  staticData: { title: 'Blocked people', crumbs: ['More'] },
  component: BlockedPeoplePage,
});
