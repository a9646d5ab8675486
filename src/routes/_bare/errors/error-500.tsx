import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ServerErrorPage } from '@/components/shell/status/ServerErrorPage';

export const Route = createFileRoute('/_bare/errors/error-500')({
  validateSearch: z.object({
    from: z.catch(z.optional(z.string()), undefined),
    request: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Something went wrong' },
  component: ServerErrorPage,
});
