import { createFileRoute } from '@tanstack/react-router';
import { iconSearch } from '@/components/icons/icon-search';
import { TablerPage } from '@/components/icons/TablerPage';

export const Route = createFileRoute('/_shell/icons/tabler')({
  validateSearch: iconSearch,
  staticData: { title: 'Tabler icons', crumbs: ['Icons'] },
  component: TablerPage,
});
