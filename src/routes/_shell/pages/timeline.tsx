import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TimelinePage } from '@/components/gallery/pages/timeline/TimelinePage';
import { timelineEventKinds } from '@/data/timeline/schema';
import { timelineOptions } from '@/queries/gallery/timeline';

export const Route = createFileRoute('/_shell/pages/timeline')({
  validateSearch: z.object({
    side: z.catch(z.optional(z.enum(['alternating', 'one-sided'])), undefined),
    kind: z.catch(z.optional(z.enum(timelineEventKinds)), undefined),
    shown: z.catch(z.optional(z.int().check(z.gte(6), z.lte(600))), undefined),
  }),
  loader: ({ context }) => context.queryClient.query({ ...timelineOptions(), staleTime: 'static' }),
  staticData: { title: 'Timeline', crumbs: ['Pages'] },
  component: TimelinePage,
});
