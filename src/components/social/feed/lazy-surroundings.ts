import { lazy } from 'react';

// One chunk: all of it renders right after the first posts.
const load = () => {
  // Its queries load these on first use, a round trip later. A failed download is reported there.
  import('@/queries/late-operations').catch(() => undefined);
  import('@/data/workspace/summary').catch(() => undefined);
  return import('./surroundings');
};

export const MemberColumn = lazy(async () => ({ default: (await load()).MemberColumn }));
export const FeedColumn = lazy(async () => ({ default: (await load()).FeedColumn }));
export const Arcade = lazy(async () => ({ default: (await load()).Arcade }));
export const CatchUpChip = lazy(async () => ({ default: (await load()).CatchUpChip }));
export const NewPostsButton = lazy(async () => ({ default: (await load()).NewPostsButton }));
export const FeedFloatingActions = lazy(async () => ({ default: (await load()).FeedFloatingActions }));
