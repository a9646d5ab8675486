import { Id } from '@contract/primitives';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ComposePage } from '@/components/social/composer/ComposePage';

export const Route = createFileRoute('/_shell/_member/post/')({
  validateSearch: z.object({
    replyTo: z.catch(z.optional(Id), undefined),
    quote: z.catch(z.optional(Id), undefined),
  }),
  staticData: { title: 'Write a post' },
  component: ComposePage,
});
