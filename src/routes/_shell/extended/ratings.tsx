import { createFileRoute } from '@tanstack/react-router';
import { RatingsPage } from '@/components/gallery/extended/ratings/RatingsPage';

export const Route = createFileRoute('/_shell/extended/ratings')({
  staticData: { title: 'Ratings', crumbs: ['Components', 'Extended UI'] },
  component: RatingsPage,
});
