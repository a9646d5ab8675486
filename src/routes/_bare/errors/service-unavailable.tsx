import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ServiceUnavailablePage } from '@/components/shell/status/ServiceUnavailablePage';

export const Route = createFileRoute('/_bare/errors/service-unavailable')({
  validateSearch: z.object({
    from: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Plaza is temporarily unavailable' },
  component: ServiceUnavailablePage,
});
