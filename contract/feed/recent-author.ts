import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { memberReadDefaults, operation } from '../operation';
import { Instant, listOf } from '../primitives';

export const MAX_RECENT_AUTHORS = 12;
/** Counts above show as "9+", so one more time is enough. */
export const MAX_RECENT_POSTS = 10;

/** A followed member and the times of the newest posts, newest first. */
export const RecentAuthor = z.object({
  member: MemberCard,
  postedAt: z.array(Instant).check(z.minLength(1), z.maxLength(MAX_RECENT_POSTS)),
});
export type RecentAuthor = z.infer<typeof RecentAuthor>;

/** Apart from `feed.ts`, which is part of the first load. */
export const listRecentAuthors = operation({
  ...memberReadDefaults,
  id: 'listRecentAuthors',
  path: '/feed/people',
  tag: 'feed',
  response: listOf(RecentAuthor, MAX_RECENT_AUTHORS),
});
