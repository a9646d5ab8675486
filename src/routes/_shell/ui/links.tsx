import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '@/components/ui-kit/links/LinksPage';

export const Route = createFileRoute('/_shell/ui/links')({
  staticData: { title: 'Links', crumbs: ['Base UI'] },
  component: LinksPage,
});
