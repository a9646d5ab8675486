import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ThreadPage } from '@/components/social/thread/ThreadPage';
import { loadBriefly } from '@/queries/loader';
import { threadOptions } from '@/queries/social/thread/thread';
import { threadSorts } from '@/queries/social/thread/thread-ids';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/post/$postId')({
  validateSearch: searchSchema(() => ({ sort: z.enum(threadSorts) })),
  loaderDeps: ({ search: { sort } }) => ({ sort: sort ?? ('oldest' as const) }),
  context: ({ params: { postId }, deps: { sort } }) => ({ thread: threadOptions(postId, sort) }),
  loader: ({ context: { queryClient, isVisitor, thread }, cause }) =>
    isVisitor ? undefined : loadBriefly(queryClient, cause, thread),
  staticData: { title: 'Thread', crumbs: ['Feed'] },
  component: ThreadPage,
});
