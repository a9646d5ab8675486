import { createFileRoute } from '@tanstack/react-router';
import { VectorPage } from '@/components/gallery/maps/vector/VectorPage';

export const Route = createFileRoute('/_shell/maps/vector')({
  staticData: { title: 'Vector maps', crumbs: ['Components', 'Maps'] },
  component: VectorPage,
});
