import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';

export const Route = createFileRoute('/_shell/dark-mode')({
  validateSearch: feedSearch,
  staticData: { title: 'Dark mode', crumbs: ['Layouts'], layout: { theme: 'dark' } },
  component: LayoutPage,
});
