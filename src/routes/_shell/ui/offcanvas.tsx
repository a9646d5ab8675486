import { createFileRoute } from '@tanstack/react-router';
import { OffcanvasPage } from '@/components/gallery/ui/offcanvas/OffcanvasPage';

export const Route = createFileRoute('/_shell/ui/offcanvas')({
  staticData: { title: 'Offcanvas', crumbs: ['Components', 'Base UI'] },
  component: OffcanvasPage,
});
