import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ThreadPage } from '@/components/social/thread/ThreadPage';
import { loadBriefly } from '@/queries/loader';
import { threadOptions, threadSorts } from '@/queries/social/thread';

export const Route = createFileRoute('/_shell/_member/post/$postId')({
  validateSearch: z.object({ sort: z.catch(z.optional(z.enum(threadSorts)), undefined) }),
  loaderDeps: ({ search: { sort } }) => ({ sort: sort ?? ('oldest' as const) }),
  loader: ({ context: { queryClient }, params: { postId }, deps: { sort }, cause }) =>
    loadBriefly(queryClient, cause, threadOptions(postId, sort)),
  staticData: { title: 'Thread', crumbs: ['Feed'] },
  component: ThreadPage,
});
