import * as z from 'zod/mini';
import { MemberCard } from './member';
import { memberReadDefaults, operation } from './operation';
import { Post } from './post';
import { Instant, pageOf, PageQuery } from './primitives';

/** Following is chronological; for-you is ranked by `docs/decisions/0004-ranking.md`. */
export const FeedTab = z.enum(['following', 'for-you']);
export type FeedTab = z.infer<typeof FeedTab>;

/** One row of a feed: a post, or a post that somebody reposted. */
export const FeedItem = z.object({
  /** Stable within one feed: the post's id, or `<reposter id>:<post id>`. */
  key: z.string().check(z.maxLength(80)),
  post: Post,
  repostedBy: z.nullable(MemberCard),
  /** When it entered the feed. */
  at: Instant,
});
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedPage = pageOf(FeedItem);

export const readFeed = operation({
  ...memberReadDefaults,
  id: 'readFeed',
  path: '/feed',
  tag: 'feed',
  summary: 'One page of the own feed, newest or best first',
  query: z.extend(PageQuery, {
    tab: z._default(FeedTab, 'for-you'),
    /** Begin here instead of now, to go on where reading stopped. Only Following is in order of time. */
    from: z.optional(Instant),
  }),
  response: FeedPage,
});
