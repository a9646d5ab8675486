import { createFileRoute } from '@tanstack/react-router';
import { RadialBarPage } from '@/components/gallery/charts/radial-bar/RadialBarPage';

export const Route = createFileRoute('/_shell/charts/radialBar')({
  staticData: { title: 'Radial bar charts', crumbs: ['Components', 'Charts'] },
  component: RadialBarPage,
});
