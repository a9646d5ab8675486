import { createFileRoute } from '@tanstack/react-router';
import { BoxplotPage } from '@/components/gallery/charts/boxplot/BoxplotPage';

export const Route = createFileRoute('/_shell/charts/boxplot')({
  staticData: { title: 'Box plots', crumbs: ['Components', 'Charts'] },
  component: BoxplotPage,
});
