import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ProfilePage } from '@/components/social/profile/ProfilePage';
import { loadBriefly } from '@/queries/loader';
import { memberOptions } from '@/queries/social/member/member';
import { memberPostsOptions } from '@/queries/social/member/member-posts';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/u/$handle')({
  params: { parse: ({ handle }) => ({ handle: handle.toLowerCase() }), stringify: (params) => params },
  validateSearch: searchSchema(() => ({
    tab: z.enum(['posts', 'replies', 'media', 'likes']),
  })),
  loaderDeps: ({ search: { tab } }) => ({ tab: tab ?? ('posts' as const) }),
  context: ({ params: { handle }, deps: { tab } }) => ({
    member: memberOptions(handle),
    posts: memberPostsOptions(handle, tab),
  }),
  loader: ({ context: { queryClient, isVisitor, member, posts }, cause }) =>
    isVisitor ? undefined : loadBriefly(queryClient, cause, member, posts),
  staticData: { title: 'Profile' },
  component: ProfilePage,
});
