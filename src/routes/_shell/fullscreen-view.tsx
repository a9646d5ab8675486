import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/fullscreen-view')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Full screen view',
    crumbs: ['Layouts'],
    layout: layouts['fullscreen-view'],
  },
  component: LayoutPage,
});
