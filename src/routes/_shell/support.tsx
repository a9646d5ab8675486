import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '@/components/shell/about/SupportPage';

export const Route = createFileRoute('/_shell/support')({
  staticData: { title: 'Support', crumbs: [] },
  component: SupportPage,
});
