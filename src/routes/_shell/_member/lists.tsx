import { createFileRoute } from '@tanstack/react-router';
import { ListsPage } from '@/components/social/list/ListsPage';
import { loadBriefly } from '@/queries/loader';
import { listsOptions } from '@/queries/social/list';

export const Route = createFileRoute('/_shell/_member/lists')({
  context: () => ({ lists: listsOptions() }),
  loader: ({ context: { queryClient, lists }, cause }) => loadBriefly(queryClient, cause, lists),
  staticData: { title: 'Lists', crumbs: ['More'] },
  component: ListsPage,
});
