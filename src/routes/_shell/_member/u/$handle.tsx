import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ProfilePage } from '@/components/social/profile/ProfilePage';
import { atHand, freshness } from '@/queries/loader';
import { memberOptions } from '@/queries/social/member/member';
import { memberPostsOptions } from '@/queries/social/member/member-posts';

export const Route = createFileRoute('/_shell/_member/u/$handle')({
  params: { parse: ({ handle }) => ({ handle: handle.toLowerCase() }), stringify: (params) => params },
  validateSearch: z.object({
    tab: z.catch(z.optional(z.enum(['posts', 'replies', 'media', 'likes'])), undefined),
  }),
  loaderDeps: ({ search: { tab } }) => ({ tab: tab ?? ('posts' as const) }),
  loader: ({ context: { queryClient }, params: { handle }, deps: { tab }, cause }) =>
    atHand(
      queryClient.query({ ...memberOptions(handle), ...freshness(cause) }),
      queryClient.infiniteQuery({ ...memberPostsOptions(handle, tab), ...freshness(cause) }),
    ),
  staticData: { title: 'Profile' },
  component: ProfilePage,
});
