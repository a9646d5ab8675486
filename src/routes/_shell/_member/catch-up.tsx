import { createFileRoute } from '@tanstack/react-router';
import { catchUpSearchSchema } from '@/components/social/catch-up/catch-up-search';
import { CatchUpPage } from '@/components/social/catch-up/CatchUpPage';
import { loadBriefly } from '@/queries/loader';
import { catchUpOptions } from '@/queries/social/catch-up';

export const Route = createFileRoute('/_shell/_member/catch-up')({
  validateSearch: catchUpSearchSchema,
  loaderDeps: ({ search: { since } }) => ({ since }),
  context: ({ deps: { since } }) => ({ catchUp: catchUpOptions(since ?? 'visit') }),
  loader: ({ context: { queryClient, catchUp }, cause }) => loadBriefly(queryClient, cause, catchUp),
  staticData: { title: 'Catch up', crumbs: ['More'] },
  component: CatchUpPage,
});
