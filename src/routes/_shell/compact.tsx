import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/gallery/layouts/LayoutPage';
import { layouts } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/compact')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Compact',
    crumbs: ['Layouts'],
    layout: layouts.compact,
  },
  component: LayoutPage,
});
