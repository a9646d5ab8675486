import { createFileRoute } from '@tanstack/react-router';
import { HeatmapPage } from '@/components/gallery/charts/heatmap/HeatmapPage';

export const Route = createFileRoute('/_shell/charts/heatmap')({
  staticData: { title: 'Heat maps', crumbs: ['Components', 'Charts'] },
  component: HeatmapPage,
});
