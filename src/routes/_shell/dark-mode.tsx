import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/gallery/layouts/LayoutPage';
import { layouts } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/dark-mode')({
  validateSearch: feedSearch,
  staticData: { title: 'Dark mode', crumbs: ['Layouts'], layout: layouts['dark-mode'] },
  component: LayoutPage,
});
