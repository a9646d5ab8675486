import { createFileRoute } from '@tanstack/react-router';
import { RatingsPage } from '@/components/extended/ratings/RatingsPage';

export const Route = createFileRoute('/_shell/extended/ratings')({
  staticData: { title: 'Ratings', crumbs: ['Extended UI'] },
  component: RatingsPage,
});
