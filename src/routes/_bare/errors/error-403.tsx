import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/components/shell/status/ForbiddenPage';

export const Route = createFileRoute('/_bare/errors/error-403')({
  staticData: { title: 'You don’t have access' },
  component: ForbiddenPage,
});
