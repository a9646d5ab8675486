import { createFileRoute } from '@tanstack/react-router';
import { DragulaPage } from '@/components/gallery/extended/dragula/DragulaPage';

export const Route = createFileRoute('/_shell/extended/dragula')({
  staticData: { title: 'Dragula', crumbs: ['Components', 'Extended UI'] },
  component: DragulaPage,
});
