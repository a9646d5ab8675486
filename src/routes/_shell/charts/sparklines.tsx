import { createFileRoute } from '@tanstack/react-router';
import { SparklinesPage } from '@/components/gallery/charts/sparklines/SparklinesPage';

export const Route = createFileRoute('/_shell/charts/sparklines')({
  staticData: { title: 'Sparklines', crumbs: ['Components', 'Charts'] },
  component: SparklinesPage,
});
