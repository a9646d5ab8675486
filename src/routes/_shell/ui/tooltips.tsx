import { createFileRoute } from '@tanstack/react-router';
import { TooltipsPage } from '@/components/gallery/ui/tooltips/TooltipsPage';

export const Route = createFileRoute('/_shell/ui/tooltips')({
  staticData: { title: 'Tooltips', crumbs: ['Components', 'Base UI'] },
  component: TooltipsPage,
});
