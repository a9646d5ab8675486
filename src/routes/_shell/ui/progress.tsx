import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from '@/components/gallery/ui/progress/ProgressPage';

export const Route = createFileRoute('/_shell/ui/progress')({
  staticData: { title: 'Progress', crumbs: ['Components', 'Base UI'] },
  component: ProgressPage,
});
