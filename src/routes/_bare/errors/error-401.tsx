import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UnauthorisedPage } from '@/components/shell/status/UnauthorisedPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/errors/error-401')({
  validateSearch: searchSchema(() => ({
    from: z.string(),
  })),
  staticData: { title: 'Members only' },
  component: UnauthorisedPage,
});
