import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';

export const Route = createFileRoute('/_shell/horizontal')({
  validateSearch: feedSearch,
  staticData: { title: 'Horizontal', crumbs: ['Layouts'], layout: { orientation: 'horizontal' } },
  component: LayoutPage,
});
