import { createFileRoute } from '@tanstack/react-router';
import { ButtonsPage } from '@/components/gallery/ui/buttons/ButtonsPage';

export const Route = createFileRoute('/_shell/ui/buttons')({
  staticData: { title: 'Buttons', crumbs: ['Components', 'Base UI'] },
  component: ButtonsPage,
});
