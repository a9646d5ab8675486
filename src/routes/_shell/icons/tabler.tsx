import { createFileRoute } from '@tanstack/react-router';
import { iconSearchSchema } from '@/components/gallery/icons/icon-search';
import { TablerPage } from '@/components/gallery/icons/TablerPage';

export const Route = createFileRoute('/_shell/icons/tabler')({
  validateSearch: iconSearchSchema,
  staticData: { title: 'Tabler icons', crumbs: ['Components', 'Icons'] },
  component: TablerPage,
});
