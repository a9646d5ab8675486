import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ThreadPage } from '@/components/thread/ThreadPage';
import { threadSorts } from '@/queries/thread';

export const Route = createFileRoute('/_shell/_member/post/$postId')({
  validateSearch: z.object({ sort: z.catch(z.optional(z.enum(threadSorts)), undefined) }),
  staticData: { title: 'Thread', crumbs: ['Feed'] },
  component: ThreadPage,
});
