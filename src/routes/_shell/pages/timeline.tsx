import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TimelinePage } from '@/components/gallery/pages/timeline/TimelinePage';
import { timelineEventKinds } from '@/data/timeline/event-kind';
import { loadData } from '@/queries/loader';
import { timelineOptions } from '@/queries/gallery/timeline';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/pages/timeline')({
  validateSearch: searchSchema(() => ({
    side: z.enum(['alternating', 'one-sided']),
    kind: z.enum(timelineEventKinds),
    shown: z.int().check(z.gte(6), z.lte(600)),
  })),
  context: () => ({ timeline: timelineOptions() }),
  loader: ({ context: { queryClient, timeline } }) => loadData(queryClient, timeline),
  staticData: { title: 'Timeline', crumbs: ['Pages'], sample: 'always' },
  component: TimelinePage,
});
