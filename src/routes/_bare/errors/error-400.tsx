import { createFileRoute } from '@tanstack/react-router';
import { BadRequestPage } from '@/components/shell/status/BadRequestPage';

export const Route = createFileRoute('/_bare/errors/error-400')({
  staticData: { title: 'We couldn’t read that request' },
  component: BadRequestPage,
});
