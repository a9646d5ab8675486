import { createFileRoute } from '@tanstack/react-router';
import { BookmarksPage } from '@/components/bookmarks/BookmarksPage';
import { atHand, freshness } from '@/queries/at-hand';
import { bookmarksOptions } from '@/queries/bookmark';

export const Route = createFileRoute('/_shell/_member/bookmarks')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...bookmarksOptions(), ...freshness(cause) })),
  staticData: { title: 'Bookmarks', crumbs: ['More'] },
  component: BookmarksPage,
});
