import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ServerErrorPage } from '@/components/shell/status/ServerErrorPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/errors/error-500')({
  validateSearch: searchSchema(() => ({
    from: z.string(),
    request: z.string(),
  })),
  staticData: { title: 'Something went wrong' },
  component: ServerErrorPage,
});
