import { createFileRoute } from '@tanstack/react-router';
import { DropdownsPage } from '@/components/gallery/ui/dropdowns/DropdownsPage';

export const Route = createFileRoute('/_shell/ui/dropdowns')({
  staticData: { title: 'Dropdowns', crumbs: ['Components', 'Base UI'] },
  component: DropdownsPage,
});
