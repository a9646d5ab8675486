import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TimelinePage } from '@/components/gallery/pages/timeline/TimelinePage';
import { timelineEventKinds } from '@/data/timeline/schema';
import { loadData } from '@/queries/loader';
import { timelineOptions } from '@/queries/gallery/timeline';

export const Route = createFileRoute('/_shell/pages/timeline')({
  validateSearch: z.object({
    side: z.catch(z.optional(z.enum(['alternating', 'one-sided'])), undefined),
    kind: z.catch(z.optional(z.enum(timelineEventKinds)), undefined),
    shown: z.catch(z.optional(z.int().check(z.gte(6), z.lte(600))), undefined),
  }),
  context: () => ({ timeline: timelineOptions() }),
  loader: ({ context: { queryClient, timeline } }) => loadData(queryClient, timeline),
  staticData: { title: 'Timeline', crumbs: ['Pages'] },
  component: TimelinePage,
});
