import { createFileRoute } from '@tanstack/react-router';
import { PiePage } from '@/components/gallery/charts/pie/PiePage';

export const Route = createFileRoute('/_shell/charts/pie')({
  staticData: { title: 'Pie charts', crumbs: ['Components', 'Charts'] },
  component: PiePage,
});
