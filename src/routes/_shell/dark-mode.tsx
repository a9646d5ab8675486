import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/dark-mode')({
  validateSearch: feedSearch,
  staticData: { title: 'Dark mode', crumbs: ['Layouts'], layout: layouts['dark-mode'] },
  component: LayoutPage,
});
