import { createFileRoute } from '@tanstack/react-router';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/shell/layouts/LayoutPage';
import { layoutPresets } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/icon-view')({
  validateSearch: feedSearchSchema,
  staticData: {
    title: 'Icon view',
    crumbs: ['Components', 'Layouts'],
    layout: layoutPresets['icon-view'],
  },
  component: LayoutPage,
});
