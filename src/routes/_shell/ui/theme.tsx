import { createFileRoute } from '@tanstack/react-router';
import { ThemePage } from '@/components/gallery/theme/ThemePage';

export const Route = createFileRoute('/_shell/ui/theme')({
  staticData: { title: 'Theme', crumbs: ['Components', 'Base UI'] },
  component: ThemePage,
});
