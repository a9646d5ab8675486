import { createFileRoute } from '@tanstack/react-router';
import { BlockedPeoplePage } from '@/components/social/relationship/BlockedPeoplePage';
import { loadBriefly } from '@/queries/loader';
import { relationshipsOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/blocked-people')({
  context: () => ({ people: relationshipsOptions('block') }),
  loader: ({ context: { queryClient, people }, cause }) => loadBriefly(queryClient, cause, people),
  staticData: { title: 'Blocked people', crumbs: ['More'] },
  component: BlockedPeoplePage,
});
