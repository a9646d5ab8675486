import { createFileRoute } from '@tanstack/react-router';
import { BookmarksPage } from '@/components/social/bookmark/BookmarksPage';
import { atHand, freshness } from '@/queries/loader';
import { bookmarksOptions } from '@/queries/social/bookmark';

export const Route = createFileRoute('/_shell/_member/bookmarks')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.infiniteQuery({ ...bookmarksOptions(), ...freshness(cause) })),
  staticData: { title: 'Bookmarks', crumbs: ['More'] },
  component: BookmarksPage,
});
