import { createFileRoute } from '@tanstack/react-router';
import { BlockedPeoplePage } from '@/components/social/relationship/BlockedPeoplePage';
import { loadBriefly } from '@/queries/loader';
import { relationshipsOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/blocked-people')({
  loader: ({ context: { queryClient }, cause }) =>
    loadBriefly(queryClient, cause, relationshipsOptions('block')),
  staticData: { title: 'Blocked people', crumbs: ['More'] },
  component: BlockedPeoplePage,
});
