import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { memberReadDefaults, operation } from '../operation';
import { PickReason } from './pick-reason';
import { Post } from '../post/post';
import { Instant, pageOf, PageQuery } from '../primitives';

/** `following` is chronological; `for-you` is ranked (docs/decisions/0004-ranking.md). */
export const FeedTab = z.enum(['following', 'for-you']);
export type FeedTab = z.infer<typeof FeedTab>;

/** A post or a repost. */
export const FeedItem = z.object({
  /** Unique within a feed: the post's id, or `<reposter id>:<post id>`. */
  key: z.string().check(z.maxLength(80)),
  post: Post,
  repostedBy: z.nullable(MemberCard),
  /** Null in Following. */
  reason: z._default(z.nullable(PickReason), null),
  /** Time of publication or repost. */
  at: Instant,
});
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedPage = pageOf(FeedItem);

export const readFeed = operation({
  ...memberReadDefaults,
  id: 'readFeed',
  live: true,
  path: '/feed',
  tag: 'feed',
  query: z.extend(PageQuery, {
    tab: z._default(FeedTab, 'for-you'),
    /** Start time instead of now, to resume reading; Following only. */
    from: z.optional(Instant),
  }),
  response: FeedPage,
});
