import { createFileRoute } from '@tanstack/react-router';
import { iconSearchSchema } from '@/components/gallery/icons/icon-search';
import { SolarPage } from '@/components/gallery/icons/SolarPage';

export const Route = createFileRoute('/_shell/icons/solar')({
  validateSearch: iconSearchSchema,
  staticData: { title: 'Solar icons', crumbs: ['Components', 'Icons'] },
  component: SolarPage,
});
