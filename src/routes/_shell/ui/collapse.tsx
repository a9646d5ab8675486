import { createFileRoute } from '@tanstack/react-router';
import { CollapsePage } from '@/components/ui-kit/collapse/CollapsePage';

export const Route = createFileRoute('/_shell/ui/collapse')({
  staticData: { title: 'Collapse', crumbs: ['Base UI'] },
  component: CollapsePage,
});
