import { createFileRoute } from '@tanstack/react-router';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/shell/layouts/LayoutPage';
import { layoutPresets } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/hover-menu')({
  validateSearch: feedSearchSchema,
  staticData: {
    title: 'Hover menu',
    crumbs: ['Components', 'Layouts'],
    layout: layoutPresets['hover-menu'],
  },
  component: LayoutPage,
});
