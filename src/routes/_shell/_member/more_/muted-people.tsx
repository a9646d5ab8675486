import { createFileRoute } from '@tanstack/react-router';
import { MutedPeoplePage } from '@/components/tie/MutedPeoplePage';

export const Route = createFileRoute('/_shell/_member/more_/muted-people')({
  staticData: { title: 'Muted people', crumbs: ['More'] },
  component: MutedPeoplePage,
});
