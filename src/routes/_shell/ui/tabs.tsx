import { createFileRoute } from '@tanstack/react-router';
import { TabsPage } from '@/components/gallery/ui/tabs/TabsPage';

export const Route = createFileRoute('/_shell/ui/tabs')({
  staticData: { title: 'Tabs', crumbs: ['Components', 'Base UI'] },
  component: TabsPage,
});
