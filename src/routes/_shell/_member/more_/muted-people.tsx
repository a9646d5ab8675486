import { createFileRoute } from '@tanstack/react-router';
import { MutedPeoplePage } from '@/components/social/relationship/MutedPeoplePage';
import { waitForData, preloadStaleTime } from '@/queries/loader';
import { relationshipsOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/muted-people')({
  loader: ({ context: { queryClient }, cause }) =>
    waitForData(queryClient.infiniteQuery({ ...relationshipsOptions('mute'), ...preloadStaleTime(cause) })),
  staticData: { title: 'Muted people', crumbs: ['More'] },
  component: MutedPeoplePage,
});
