import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/components/layout/NotFound';

// Whatever no other route answers lands here, inside the shell.
export const Route = createFileRoute('/_shell/$')({
  staticData: { title: 'Page not found' },
  component: NotFound,
});
