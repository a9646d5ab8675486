import { createFileRoute } from '@tanstack/react-router';
import { PlaceholdersPage } from '@/components/gallery/ui/placeholders/PlaceholdersPage';

export const Route = createFileRoute('/_shell/ui/placeholders')({
  staticData: { title: 'Placeholders', crumbs: ['Components', 'Base UI'] },
  component: PlaceholdersPage,
});
