import { createFileRoute } from '@tanstack/react-router';
import { BlockedPeoplePage } from '@/components/tie/BlockedPeoplePage';

export const Route = createFileRoute('/_shell/_member/more_/blocked-people')({
  staticData: { title: 'Blocked people', crumbs: ['More'] },
  component: BlockedPeoplePage,
});
