import { createFileRoute } from '@tanstack/react-router';
import { TimelinePage } from '@/components/gallery/charts/timeline/TimelinePage';

export const Route = createFileRoute('/_shell/charts/timeline')({
  staticData: { title: 'Timeline charts', crumbs: ['Components', 'Charts'] },
  component: TimelinePage,
});
