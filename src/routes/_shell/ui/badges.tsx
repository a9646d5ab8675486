import { createFileRoute } from '@tanstack/react-router';
import { BadgesPage } from '@/components/gallery/ui/badges/BadgesPage';

export const Route = createFileRoute('/_shell/ui/badges')({
  staticData: { title: 'Badges', crumbs: ['Components', 'Base UI'] },
  component: BadgesPage,
});
