import { createFileRoute } from '@tanstack/react-router';
import { BarPage } from '@/components/gallery/charts/bar/BarPage';

export const Route = createFileRoute('/_shell/charts/bar')({
  staticData: { title: 'Bar charts', crumbs: ['Components', 'Charts'] },
  component: BarPage,
});
