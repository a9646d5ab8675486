import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/components/shell/not-found/NotFound';

export const Route = createFileRoute('/_shell/pages/error-404-alt')({
  staticData: { title: 'Page not found', crumbs: ['Pages', 'Error Pages'] },
  component: NotFound,
});
