import { Id } from '@contract/primitives';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ComposePage } from '@/components/social/composer/ComposePage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/post/')({
  validateSearch: searchSchema(() => ({
    replyTo: Id,
    quote: Id,
    /** Distinguishes drafts that two tabs wrote: "post~1a2b3c4d". */
    draft: z.string().check(z.regex(/^[\da-f]{8}$/)),
  })),
  staticData: { title: 'Write a post' },
  component: ComposePage,
});
