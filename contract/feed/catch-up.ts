import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Post } from '../post/post';
import { Count, Instant } from '../primitives';

export const MAX_CATCH_UP_POSTS = 40;
const MAX_POSTS_OF_AUTHOR = 5;
/** Older posts are not missed any more. */
export const CATCH_UP_DAYS = 30;

/** Where the reader's catch-up begins. */
export type CatchUpSince = 'visit' | 'yesterday' | 'week';

/** The best of what one author wrote, oldest first. */
const CatchUpGroup = z.object({
  member: MemberCard,
  posts: z.array(Post).check(z.minLength(1), z.maxLength(MAX_POSTS_OF_AUTHOR)),
  /** Posts of the author in that time that are not among `posts`, at most 10. */
  more: Count,
});

export const CatchUp = z.object({
  from: Instant,
  until: Instant,
  /** The author of the best post first. */
  groups: z.array(CatchUpGroup).check(z.maxLength(MAX_CATCH_UP_POSTS)),
});
export type CatchUp = z.infer<typeof CatchUp>;

export const readCatchUp = operation({
  ...memberReadDefaults,
  id: 'readCatchUp',
  path: '/catch-up',
  tag: 'feed',
  query: z.strictObject({
    /** The end of the last visit by default. What an earlier catch-up covers is left out in any case. */
    from: z.optional(Instant),
  }),
  response: CatchUp,
});

/** Moves the end of the last catch-up, and with it the reading position of Following; also back, for Undo. */
export const putCatchUpPosition = operation({
  ...memberWriteDefaults,
  id: 'putCatchUpPosition',
  method: 'PUT',
  path: '/catch-up/position',
  tag: 'feed',
  body: z.strictObject({ until: Instant }),
  response: z.object({ until: Instant }),
});
