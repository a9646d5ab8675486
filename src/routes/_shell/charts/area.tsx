import { createFileRoute } from '@tanstack/react-router';
import { AreaPage } from '@/components/gallery/charts/area/AreaPage';

export const Route = createFileRoute('/_shell/charts/area')({
  staticData: { title: 'Area charts', crumbs: ['Components', 'Charts'] },
  component: AreaPage,
});
