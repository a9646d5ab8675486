import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/gallery/layouts/LayoutPage';
import { layouts } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/horizontal')({
  validateSearch: feedSearch,
  staticData: { title: 'Horizontal', crumbs: ['Layouts'], layout: layouts.horizontal },
  component: LayoutPage,
});
