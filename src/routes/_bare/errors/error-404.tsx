import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NotFoundStatusPage } from '@/components/shell/status/NotFoundStatusPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/errors/error-404')({
  validateSearch: searchSchema(() => ({
    from: z.string(),
  })),
  staticData: { title: 'Page not found' },
  component: NotFoundStatusPage,
});
