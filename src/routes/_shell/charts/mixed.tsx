import { createFileRoute } from '@tanstack/react-router';
import { MixedPage } from '@/components/gallery/charts/mixed/MixedPage';

export const Route = createFileRoute('/_shell/charts/mixed')({
  staticData: { title: 'Mixed charts', crumbs: ['Components', 'Charts'] },
  component: MixedPage,
});
