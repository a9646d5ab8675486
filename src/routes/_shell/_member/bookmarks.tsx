import { createFileRoute } from '@tanstack/react-router';
import { Id } from '@contract/primitives';
import { BookmarksPage } from '@/components/social/bookmark/BookmarksPage';
import { searchSchema } from '@/lib/navigation/search-params';
import { loadBriefly } from '@/queries/loader';
import { bookmarksOptions } from '@/queries/social/bookmark/bookmark';

export const Route = createFileRoute('/_shell/_member/bookmarks')({
  validateSearch: searchSchema(() => ({ folder: Id })),
  loaderDeps: ({ search: { folder } }) => ({ folder }),
  context: ({ deps: { folder } }) => ({ bookmarks: bookmarksOptions(folder) }),
  loader: ({ context: { queryClient, bookmarks }, cause }) => loadBriefly(queryClient, cause, bookmarks),
  staticData: { title: 'Bookmarks', crumbs: ['More'] },
  component: BookmarksPage,
});
