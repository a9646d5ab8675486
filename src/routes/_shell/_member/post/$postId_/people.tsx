import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PostPeoplePage } from '@/components/social/people/PostPeoplePage';
import { loadBriefly } from '@/queries/loader';
import { postPeopleOptions } from '@/queries/social/member/people';
import { postOptions } from '@/queries/social/post/post';
import { quotesOptions } from '@/queries/social/post/quotes';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/post/$postId_/people')({
  validateSearch: searchSchema(() => ({ list: z.enum(['likes', 'reposts', 'quotes']) })),
  loaderDeps: ({ search: { list } }) => ({ list: list ?? ('likes' as const) }),
  context: ({ params: { postId }, deps: { list } }) => ({
    subject: postOptions(postId),
    people: list === 'quotes' ? null : postPeopleOptions(postId, list),
    quotes: quotesOptions(postId),
  }),
  loader: ({ context: { queryClient, subject, people, quotes }, cause }) =>
    loadBriefly(queryClient, cause, subject, people ?? quotes),
  staticData: { title: 'Reactions', crumbs: ['Feed'] },
  component: PostPeoplePage,
});
