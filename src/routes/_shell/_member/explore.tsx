import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ExplorePage } from '@/components/social/explore/ExplorePage';
import { loadBriefly } from '@/queries/loader';
import { suggestionsOptions } from '@/queries/social/member/member';
import { searchPostsOptions, trendsOptions } from '@/queries/social/search';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/explore')({
  validateSearch: searchSchema(() => ({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    kind: z.enum(['posts', 'people', 'tags', 'polls']),
  })),
  loaderDeps: ({ search: { q, kind } }) => ({ q, kind }),
  context: ({ deps: { q } }) => ({
    trends: trendsOptions(),
    suggestions: suggestionsOptions(),
    posts: searchPostsOptions(q ?? ''),
  }),
  loader: ({ context: { queryClient, isVisitor, trends, suggestions, posts }, deps: { q, kind }, cause }) => {
    if (isVisitor) return undefined;
    if (!q) return loadBriefly(queryClient, cause, trends, suggestions);
    return (kind ?? 'posts') === 'posts' ? loadBriefly(queryClient, cause, posts) : undefined;
  },
  staticData: { title: 'Explore' },
  component: ExplorePage,
});
