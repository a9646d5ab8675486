import { createFileRoute } from '@tanstack/react-router';
import { iconSearchSchema } from '@/components/gallery/icons/icon-search';
import { RemixPage } from '@/components/gallery/icons/RemixPage';

export const Route = createFileRoute('/_shell/icons/remix')({
  validateSearch: iconSearchSchema,
  staticData: { title: 'Remix icons', crumbs: ['Components', 'Icons'] },
  component: RemixPage,
});
