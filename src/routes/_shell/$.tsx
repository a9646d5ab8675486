import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/components/shell/not-found/NotFound';

// Unknown addresses render inside the shell.
export const Route = createFileRoute('/_shell/$')({
  staticData: { title: 'Page not found' },
  component: NotFound,
});
