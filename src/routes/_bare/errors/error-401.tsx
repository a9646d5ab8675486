import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UnauthorisedPage } from '@/components/shell/status/UnauthorisedPage';

export const Route = createFileRoute('/_bare/errors/error-401')({
  validateSearch: z.object({
    from: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Members only' },
  component: UnauthorisedPage,
});
