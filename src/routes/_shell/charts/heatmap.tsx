import { createFileRoute } from '@tanstack/react-router';
import { HeatmapPage } from '@/components/charts/heatmap/HeatmapPage';

export const Route = createFileRoute('/_shell/charts/heatmap')({
  staticData: { title: 'Heat maps', crumbs: ['Components', 'Charts'] },
  component: HeatmapPage,
});
