import { createFileRoute } from '@tanstack/react-router';
import { MutedPeoplePage } from '@/components/social/relationship/MutedPeoplePage';
import { atHand, freshness } from '@/queries/loader';
import { tiesOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/muted-people')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...tiesOptions('mute'), ...freshness(cause) })),
  staticData: { title: 'Muted people', crumbs: ['More'] },
  component: MutedPeoplePage,
});
