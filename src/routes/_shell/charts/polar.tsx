import { createFileRoute } from '@tanstack/react-router';
import { PolarPage } from '@/components/gallery/charts/polar/PolarPage';

export const Route = createFileRoute('/_shell/charts/polar')({
  staticData: { title: 'Polar charts', crumbs: ['Components', 'Charts'] },
  component: PolarPage,
});
