import { createFileRoute } from '@tanstack/react-router';
import { BubblePage } from '@/components/charts/bubble/BubblePage';

export const Route = createFileRoute('/_shell/charts/bubble')({
  staticData: { title: 'Bubble charts', crumbs: ['Components', 'Charts'] },
  component: BubblePage,
});
