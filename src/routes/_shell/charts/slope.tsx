import { createFileRoute } from '@tanstack/react-router';
import { SlopePage } from '@/components/gallery/charts/slope/SlopePage';

export const Route = createFileRoute('/_shell/charts/slope')({
  staticData: { title: 'Slope charts', crumbs: ['Components', 'Charts'] },
  component: SlopePage,
});
