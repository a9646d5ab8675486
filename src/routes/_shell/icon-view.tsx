import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';

export const Route = createFileRoute('/_shell/icon-view')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Icon view',
    crumbs: ['Layouts'],
    layout: { orientation: 'vertical', mainMenu: { size: 'condensed' } },
  },
  component: LayoutPage,
});
