import { createFileRoute } from '@tanstack/react-router';
import { CollapsePage } from '@/components/gallery/ui/collapse/CollapsePage';

export const Route = createFileRoute('/_shell/ui/collapse')({
  staticData: { title: 'Collapse', crumbs: ['Components', 'Base UI'] },
  component: CollapsePage,
});
