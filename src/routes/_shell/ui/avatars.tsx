import { createFileRoute } from '@tanstack/react-router';
import { AvatarsPage } from '@/components/ui-kit/avatars/AvatarsPage';

export const Route = createFileRoute('/_shell/ui/avatars')({
  staticData: { title: 'Avatars', crumbs: ['Base UI'] },
  component: AvatarsPage,
});
