import { createFileRoute } from '@tanstack/react-router';
import { UtilitiesPage } from '@/components/gallery/ui/utilities/UtilitiesPage';

export const Route = createFileRoute('/_shell/ui/utilities')({
  staticData: { title: 'Utilities', crumbs: ['Components', 'Base UI'] },
  component: UtilitiesPage,
});
