import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ServiceUnavailablePage } from '@/components/shell/status/ServiceUnavailablePage';

export const Route = createFileRoute('/_bare/errors/service-unavailable')({
  validateSearch: z.object({
    from: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'The square is closed for a moment' },
  component: ServiceUnavailablePage,
});
