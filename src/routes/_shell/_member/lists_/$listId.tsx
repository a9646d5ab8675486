import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ListPage } from '@/components/social/list/ListPage';
import { searchSchema } from '@/lib/navigation/search-params';
import { loadBriefly } from '@/queries/loader';
import { feedOptions } from '@/queries/social/feed/feed';
import { listsOptions } from '@/queries/social/list';

export const Route = createFileRoute('/_shell/_member/lists_/$listId')({
  validateSearch: searchSchema(() => ({ tab: z.enum(['posts', 'people']) })),
  context: ({ params: { listId } }) => ({ lists: listsOptions(), feed: feedOptions(`list:${listId}`) }),
  loader: ({ context: { queryClient, lists, feed }, cause }) => loadBriefly(queryClient, cause, lists, feed),
  staticData: { title: 'List', crumbs: ['More', 'Lists'] },
  component: ListPage,
});
