import { createFileRoute } from '@tanstack/react-router';
import { PopoversPage } from '@/components/gallery/ui/popovers/PopoversPage';

export const Route = createFileRoute('/_shell/ui/popovers')({
  staticData: { title: 'Popovers', crumbs: ['Components', 'Base UI'] },
  component: PopoversPage,
});
