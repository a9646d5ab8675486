import { createFileRoute } from '@tanstack/react-router';
import { BlockedPeoplePage } from '@/components/social/relationship/BlockedPeoplePage';
import { waitForData, preloadStaleTime } from '@/queries/loader';
import { relationshipsOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/blocked-people')({
  loader: ({ context: { queryClient }, cause }) =>
    waitForData(queryClient.infiniteQuery({ ...relationshipsOptions('block'), ...preloadStaleTime(cause) })),
  staticData: { title: 'Blocked people', crumbs: ['More'] },
  component: BlockedPeoplePage,
});
