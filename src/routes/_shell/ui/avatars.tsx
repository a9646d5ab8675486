import { createFileRoute } from '@tanstack/react-router';
import { AvatarsPage } from '@/components/gallery/ui/avatars/AvatarsPage';

export const Route = createFileRoute('/_shell/ui/avatars')({
  staticData: { title: 'Avatars', crumbs: ['Components', 'Base UI'] },
  component: AvatarsPage,
});
