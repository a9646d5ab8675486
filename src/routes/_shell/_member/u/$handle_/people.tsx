import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MemberPeoplePage } from '@/components/social/people/MemberPeoplePage';
import { loadBriefly } from '@/queries/loader';
import { memberOptions } from '@/queries/social/member/member';
import { memberPeopleOptions } from '@/queries/social/member/people';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/u/$handle_/people')({
  params: { parse: ({ handle }) => ({ handle: handle.toLowerCase() }), stringify: (params) => params },
  validateSearch: searchSchema(() => ({ list: z.enum(['followers', 'following']) })),
  loaderDeps: ({ search: { list } }) => ({ list: list ?? ('followers' as const) }),
  context: ({ params: { handle }, deps: { list } }) => ({
    member: memberOptions(handle),
    people: memberPeopleOptions(handle, list),
  }),
  loader: ({ context: { queryClient, member, people }, cause }) =>
    loadBriefly(queryClient, cause, member, people),
  staticData: { title: 'People', crumbs: ['Profile'] },
  component: MemberPeoplePage,
});
