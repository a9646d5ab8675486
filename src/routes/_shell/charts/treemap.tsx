import { createFileRoute } from '@tanstack/react-router';
import { TreemapPage } from '@/components/gallery/charts/treemap/TreemapPage';

export const Route = createFileRoute('/_shell/charts/treemap')({
  staticData: { title: 'Treemaps', crumbs: ['Components', 'Charts'] },
  component: TreemapPage,
});
