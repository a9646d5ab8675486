import { createFileRoute } from '@tanstack/react-router';
import { GridPage } from '@/components/gallery/ui/grid/GridPage';

export const Route = createFileRoute('/_shell/ui/grid')({
  staticData: { title: 'Grid', crumbs: ['Components', 'Base UI'] },
  component: GridPage,
});
