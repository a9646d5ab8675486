import { createFileRoute } from '@tanstack/react-router';
import { ModalsPage } from '@/components/gallery/ui/modals/ModalsPage';

export const Route = createFileRoute('/_shell/ui/modals')({
  staticData: { title: 'Modals', crumbs: ['Components', 'Base UI'] },
  component: ModalsPage,
});
