import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';
import { layouts } from '@/lib/layouts';

export const Route = createFileRoute('/_shell/detached')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Detached',
    crumbs: ['Layouts'],
    layout: layouts.detached,
  },
  component: LayoutPage,
});
