import { createFileRoute } from '@tanstack/react-router';
import { ScatterPage } from '@/components/gallery/charts/scatter/ScatterPage';

export const Route = createFileRoute('/_shell/charts/scatter')({
  staticData: { title: 'Scatter charts', crumbs: ['Components', 'Charts'] },
  component: ScatterPage,
});
