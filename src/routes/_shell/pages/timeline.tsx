import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TimelinePage } from '@/components/timeline/TimelinePage';
import { momentKinds } from '@/data/timeline';
import { momentsOptions } from '@/queries/timeline';

export const Route = createFileRoute('/_shell/pages/timeline')({
  validateSearch: z.object({
    side: z.catch(z.enum(['alternating', 'one-sided']), 'alternating'),
    kind: z.catch(z.enum(['all', ...momentKinds]), 'all'),
    shown: z.catch(z.int().check(z.gte(6), z.lte(600)), 6),
  }),
  loader: ({ context }) => context.queryClient.query({ ...momentsOptions(), staleTime: 'static' }),
  staticData: { title: 'Timeline', crumbs: ['Pages'] },
  component: TimelinePage,
});
