import { createFileRoute } from '@tanstack/react-router';
import { iconSearch } from '@/components/icons/icon-search';
import { SolarPage } from '@/components/icons/SolarPage';

export const Route = createFileRoute('/_shell/icons/solar')({
  validateSearch: iconSearch,
  staticData: { title: 'Solar icons', crumbs: ['Icons'] },
  component: SolarPage,
});
