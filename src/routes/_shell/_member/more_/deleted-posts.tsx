import { createFileRoute } from '@tanstack/react-router';
import { DeletedPostsPage } from '@/components/social/deleted-post/DeletedPostsPage';

export const Route = createFileRoute('/_shell/_member/more_/deleted-posts')({
  staticData: { title: 'Deleted posts', crumbs: ['More'] },
  component: DeletedPostsPage,
});
