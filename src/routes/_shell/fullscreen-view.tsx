import { createFileRoute } from '@tanstack/react-router';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/shell/layouts/LayoutPage';
import { layoutPresets } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/fullscreen-view')({
  validateSearch: feedSearchSchema,
  staticData: {
    title: 'Full screen view',
    crumbs: ['Components', 'Layouts'],
    layout: layoutPresets['fullscreen-view'],
  },
  component: LayoutPage,
});
