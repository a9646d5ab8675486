import { Id } from '@contract/primitives';
import { createFileRoute } from '@tanstack/react-router';
import { ComposePage } from '@/components/social/composer/ComposePage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/post/')({
  validateSearch: searchSchema({
    replyTo: Id,
    quote: Id,
  }),
  staticData: { title: 'Write a post' },
  component: ComposePage,
});
