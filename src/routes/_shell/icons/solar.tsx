import { createFileRoute } from '@tanstack/react-router';
import { iconSearch } from '@/components/gallery/icons/icon-search';
import { SolarPage } from '@/components/gallery/icons/SolarPage';

export const Route = createFileRoute('/_shell/icons/solar')({
  validateSearch: iconSearch,
  staticData: { title: 'Solar icons', crumbs: ['Icons'] },
  component: SolarPage,
});
