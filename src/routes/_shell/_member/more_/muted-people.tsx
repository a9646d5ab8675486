import { createFileRoute } from '@tanstack/react-router';
import { MutedPeoplePage } from '@/components/tie/MutedPeoplePage';
import { atHand, freshness } from '@/queries/at-hand';
import { tiesOptions } from '@/queries/tie';

export const Route = createFileRoute('/_shell/_member/more_/muted-people')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...tiesOptions('mute'), ...freshness(cause) })),
  staticData: { title: 'Muted people', crumbs: ['More'] },
  component: MutedPeoplePage,
});
