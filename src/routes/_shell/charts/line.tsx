import { createFileRoute } from '@tanstack/react-router';
import { LinePage } from '@/components/gallery/charts/line/LinePage';

export const Route = createFileRoute('/_shell/charts/line')({
  staticData: { title: 'Line charts', crumbs: ['Components', 'Charts'] },
  component: LinePage,
});
