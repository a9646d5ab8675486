import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ServiceUnavailablePage } from '@/components/shell/status/ServiceUnavailablePage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/errors/service-unavailable')({
  validateSearch: searchSchema(() => ({
    from: z.string(),
  })),
  staticData: { title: 'Plaza is temporarily unavailable' },
  component: ServiceUnavailablePage,
});
