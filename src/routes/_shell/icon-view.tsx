import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/gallery/layouts/LayoutPage';
import { layouts } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/icon-view')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Icon view',
    crumbs: ['Layouts'],
    layout: layouts['icon-view'],
  },
  component: LayoutPage,
});
