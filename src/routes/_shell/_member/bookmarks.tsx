import { createFileRoute } from '@tanstack/react-router';
import { BookmarksPage } from '@/components/social/bookmark/BookmarksPage';
import { loadBriefly } from '@/queries/loader';
import { bookmarksOptions } from '@/queries/social/bookmark';

export const Route = createFileRoute('/_shell/_member/bookmarks')({
  context: () => ({ bookmarks: bookmarksOptions() }),
  loader: ({ context: { queryClient, bookmarks }, cause }) => loadBriefly(queryClient, cause, bookmarks),
  staticData: { title: 'Bookmarks', crumbs: ['More'] },
  component: BookmarksPage,
});
