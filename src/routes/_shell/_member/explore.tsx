import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ExplorePage } from '@/components/explore/ExplorePage';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const Route = createFileRoute('/_shell/_member/explore')({
  validateSearch: z.object({
    q: z.catch(z.optional(text), undefined),
    kind: z.catch(z.optional(z.enum(['posts', 'people', 'tags'])), undefined),
  }),
  staticData: { title: 'Explore' },
  component: ExplorePage,
});
