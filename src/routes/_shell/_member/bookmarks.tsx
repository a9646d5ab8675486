import { createFileRoute } from '@tanstack/react-router';
import { BookmarksPage } from '@/components/social/bookmark/BookmarksPage';
import { waitForData, preloadStaleTime } from '@/queries/loader';
import { bookmarksOptions } from '@/queries/social/bookmark';

export const Route = createFileRoute('/_shell/_member/bookmarks')({
  loader: ({ context: { queryClient }, cause }) =>
    waitForData(queryClient.infiniteQuery({ ...bookmarksOptions(), ...preloadStaleTime(cause) })),
  staticData: { title: 'Bookmarks', crumbs: ['More'] },
  component: BookmarksPage,
});
