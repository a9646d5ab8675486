import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/full-view')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Full view',
    crumbs: ['Layouts'],
    layout: layouts['full-view'],
  },
  component: LayoutPage,
});
