import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/gallery/layouts/LayoutPage';
import { layouts } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/fullscreen-view')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Full screen view',
    crumbs: ['Layouts'],
    layout: layouts['fullscreen-view'],
  },
  component: LayoutPage,
});
