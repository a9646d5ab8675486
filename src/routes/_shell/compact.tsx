import { createFileRoute } from '@tanstack/react-router';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { LayoutPage } from '@/components/shell/layouts/LayoutPage';
import { layoutPresets } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell/compact')({
  validateSearch: feedSearchSchema,
  staticData: {
    title: 'Compact',
    crumbs: ['Components', 'Layouts'],
    layout: layoutPresets.compact,
  },
  component: LayoutPage,
});
