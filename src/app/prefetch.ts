/**
 * Loads the code a person is likely to need next, so that the first press responds at once and the app keeps working
 * when the connection drops. Failed imports are retried where they are used.
 */
export async function prefetchLikelyChunks(isMember: boolean): Promise<void> {
  const forEveryone = [() => import('@/components/shell/overlay/Toasts')];
  const forMembers = [
    () => import('@/components/social/composer/Composer'),
    () => import('@/components/social/composer/SendingPosts'),
    () => import('@/components/social/post/list/PostListVirtualizer'),
    () => import('@/components/ui/overlay/ConfirmDialog'),
    () => import('@/lib/storage/draft'),
    () => import('@/queries/social/feed/feed-pages'),
    () => import('@/queries/social/post/page-above'),
  ];
  const imports = isMember ? [...forEveryone, ...forMembers] : forEveryone;
  await Promise.allSettled(imports.map((load) => load()));
}
