import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/compact')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Compact',
    crumbs: ['Layouts'],
    layout: layouts.compact,
  },
  component: LayoutPage,
});
