import { createFileRoute } from '@tanstack/react-router';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/shell/layouts/LayoutPage';
import { layoutPresets } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/full-view')({
  validateSearch: feedSearchSchema,
  staticData: {
    title: 'Full view',
    crumbs: ['Components', 'Layouts'],
    layout: layoutPresets['full-view'],
  },
  component: LayoutPage,
});
