import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/icon-view')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Icon view',
    crumbs: ['Layouts'],
    layout: layouts['icon-view'],
  },
  component: LayoutPage,
});
