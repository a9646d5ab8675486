import { createFileRoute } from '@tanstack/react-router';
import { FunnelPage } from '@/components/gallery/charts/funnel/FunnelPage';

export const Route = createFileRoute('/_shell/charts/funnel')({
  staticData: { title: 'Funnel charts', crumbs: ['Components', 'Charts'] },
  component: FunnelPage,
});
