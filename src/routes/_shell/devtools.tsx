import { createFileRoute } from '@tanstack/react-router';
import { DevtoolsPage } from '@/components/shell/devtools/DevtoolsPage';

export const Route = createFileRoute('/_shell/devtools')({
  staticData: { title: 'Tester’s console', crumbs: ['More'] },
  component: DevtoolsPage,
});
