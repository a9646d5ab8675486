import { createFileRoute } from '@tanstack/react-router';
import { SpinnersPage } from '@/components/gallery/ui/spinners/SpinnersPage';

export const Route = createFileRoute('/_shell/ui/spinners')({
  staticData: { title: 'Spinners', crumbs: ['Components', 'Base UI'] },
  component: SpinnersPage,
});
