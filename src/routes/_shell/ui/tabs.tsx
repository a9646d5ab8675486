import { createFileRoute } from '@tanstack/react-router';
import { TabsPage } from '@/components/ui-kit/tabs/TabsPage';

export const Route = createFileRoute('/_shell/ui/tabs')({
  staticData: { title: 'Tabs', crumbs: ['Base UI'] },
  component: TabsPage,
});
