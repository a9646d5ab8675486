import { createFileRoute } from '@tanstack/react-router';
import { MutedPeoplePage } from '@/components/social/relationship/MutedPeoplePage';
import { loadBriefly } from '@/queries/loader';
import { relationshipsOptions } from '@/queries/social/member/relationship';

export const Route = createFileRoute('/_shell/_member/more_/muted-people')({
  context: () => ({ people: relationshipsOptions('mute') }),
  loader: ({ context: { queryClient, people }, cause }) => loadBriefly(queryClient, cause, people),
  staticData: { title: 'Muted people', crumbs: ['More'] },
  component: MutedPeoplePage,
});
