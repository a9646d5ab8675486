import { addLaterRoutes } from '@/lib/navigation/later-routes';

/**
 * Fetches, once the first page stands and nothing else is going on, what a person reaches for next: the code of other
 * pages, and all that keeps and sends what they write. So the first press is quick, and a connection that goes a moment
 * later takes nothing with it. What does not come now comes when it is wanted.
 */
export async function loadAhead(isMember: boolean): Promise<void> {
  const forAll = [addLaterRoutes, () => import('@/components/shell/overlay/Toasts')];
  const forMembers = [
    () => import('@/components/social/composer/Composer'),
    () => import('@/components/social/feed/NewPostsButton'),
    () => import('@/components/social/post/list/PostListVirtualizer'),
    () => import('@/components/ui/overlay/ConfirmDialog'),
    () => import('@/lib/storage/draft'),
    () => import('@/queries/social/feed/feed-pages'),
    () => import('@/queries/outbox/outbox'),
    () => import('@/queries/outbox/environment'),
  ];
  await Promise.allSettled([...forAll, ...(isMember ? forMembers : [])].map((load) => load()));
}
