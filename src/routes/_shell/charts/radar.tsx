import { createFileRoute } from '@tanstack/react-router';
import { RadarPage } from '@/components/gallery/charts/radar/RadarPage';

export const Route = createFileRoute('/_shell/charts/radar')({
  staticData: { title: 'Radar charts', crumbs: ['Components', 'Charts'] },
  component: RadarPage,
});
