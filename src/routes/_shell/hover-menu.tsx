import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';

export const Route = createFileRoute('/_shell/hover-menu')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Hover menu',
    crumbs: ['Layouts'],
    layout: { orientation: 'vertical', mainMenu: { size: 'hover' } },
  },
  component: LayoutPage,
});
