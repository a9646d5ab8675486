import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NotFoundStatusPage } from '@/components/shell/status/NotFoundStatusPage';

export const Route = createFileRoute('/_bare/errors/error-404')({
  validateSearch: z.object({
    from: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Page not found' },
  component: NotFoundStatusPage,
});
