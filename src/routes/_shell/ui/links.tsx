import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '@/components/gallery/ui/links/LinksPage';

export const Route = createFileRoute('/_shell/ui/links')({
  staticData: { title: 'Links', crumbs: ['Components', 'Base UI'] },
  component: LinksPage,
});
