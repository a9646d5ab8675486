import { addLaterRoutes } from '@/lib/later-routes';

/**
 * Fetches, once the first page stands and nothing else is going on, what a person reaches for next: the code of other
 * pages, and all that keeps and sends what they write. So the first press is quick, and a connection that goes a moment
 * later takes nothing with it. What does not come now comes when it is wanted.
 */
export async function loadAhead(isMember: boolean): Promise<void> {
  const forAll = [addLaterRoutes, () => import('@/components/layout/Toasts')];
  const forMembers = [
    () => import('@/components/composer/Composer'),
    () => import('@/components/feed/NewPosts'),
    () => import('@/components/post/Windowing'),
    () => import('@/components/ui/ConfirmDialog'),
    () => import('@/lib/draft'),
    () => import('@/queries/feed-pages'),
    () => import('@/queries/outbox'),
    () => import('@/queries/outbox-ground'),
  ];
  await Promise.allSettled([...forAll, ...(isMember ? forMembers : [])].map((load) => load()));
}
