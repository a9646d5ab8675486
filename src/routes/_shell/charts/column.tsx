import { createFileRoute } from '@tanstack/react-router';
import { ColumnPage } from '@/components/gallery/charts/column/ColumnPage';

export const Route = createFileRoute('/_shell/charts/column')({
  staticData: { title: 'Column charts', crumbs: ['Components', 'Charts'] },
  component: ColumnPage,
});
