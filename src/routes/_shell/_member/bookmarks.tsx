import { createFileRoute } from '@tanstack/react-router';
import { BookmarksPage } from '@/components/bookmarks/BookmarksPage';

export const Route = createFileRoute('/_shell/_member/bookmarks')({
  staticData: { title: 'Bookmarks', crumbs: ['More'] },
  component: BookmarksPage,
});
