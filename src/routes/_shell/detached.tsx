import { createFileRoute } from '@tanstack/react-router';
import { feedSearch } from '@/components/feed/search';
import { LayoutPage } from '@/components/layouts/LayoutPage';

export const Route = createFileRoute('/_shell/detached')({
  validateSearch: feedSearch,
  staticData: {
    title: 'Detached',
    crumbs: ['Layouts'],
    layout: { orientation: 'vertical', mode: 'detached', mainMenu: { size: 'default' } },
  },
  component: LayoutPage,
});
