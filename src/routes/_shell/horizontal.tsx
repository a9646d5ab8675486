import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/horizontal')({
  validateSearch: feedSearch,
  staticData: { title: 'Horizontal', crumbs: ['Layouts'], layout: layouts.horizontal },
  component: LayoutPage,
});
