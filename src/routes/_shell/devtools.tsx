import { createFileRoute } from '@tanstack/react-router';
import { DevtoolsPage } from '@/components/shell/devtools/DevtoolsPage';
import { Faults } from '@/lib/devtools/stored-faults';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/devtools')({
  validateSearch: searchSchema(() => ({ faults: Faults })),
  staticData: { title: 'Tester’s console', crumbs: ['More'] },
  component: DevtoolsPage,
});
