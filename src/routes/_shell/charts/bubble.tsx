import { createFileRoute } from '@tanstack/react-router';
import { BubblePage } from '@/components/gallery/charts/bubble/BubblePage';

export const Route = createFileRoute('/_shell/charts/bubble')({
  staticData: { title: 'Bubble charts', crumbs: ['Components', 'Charts'] },
  component: BubblePage,
});
