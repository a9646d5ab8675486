import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/hover-menu')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Hover menu',
    crumbs: ['Layouts'],
    layout: layouts['hover-menu'],
  },
  component: LayoutPage,
});
