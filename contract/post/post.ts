import * as z from 'zod/mini';
import { Media, MAX_PICTURES } from './media';
import { LinkCard } from './link-card';
import { MemberCard } from '../member/member';
import { memberReadDefaults, operation } from '../operation';
import { ReportReason } from '../moderation/report-reason';
import { Count, Handle, Id, Instant, pageOf } from '../primitives';

/** Limit in graphemes, counted with Intl.Segmenter. */
export const MAX_POST_GRAPHEMES = 500;
/** Limit in UTF-16 code units; a grapheme such as an emoji family takes many. */
export const MAX_POST_CODE_UNITS = 5000;

export const Audience = z.enum(['public', 'followers']);
export type Audience = z.infer<typeof Audience>;

/** In UTF-16 code units. */
export const MAX_OPTION_LENGTH = 80;

export const Poll = z.object({
  options: z
    .array(z.object({ text: z.string().check(z.maxLength(MAX_OPTION_LENGTH)), votes: Count }))
    .check(z.minLength(2), z.maxLength(4)),
  closesAt: Instant,
  closed: z.boolean(),
  /** Index of the caller's vote; null before voting. */
  ownChoice: z.nullable(Count),
});
export type Poll = z.infer<typeof Poll>;

/** For the author and moderators, who still see a hidden post. */
export const HiddenState = z.object({
  at: Instant,
  /** Reasons of the reports; empty if no report led to it. */
  reasons: z.array(ReportReason).check(z.maxLength(ReportReason.options.length)),
});
export type HiddenState = z.infer<typeof HiddenState>;

export const QuotedPost = z.object({
  id: Id,
  author: MemberCard,
  text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
  createdAt: Instant,
  media: z.array(Media).check(z.maxLength(MAX_PICTURES)),
  authorMuted: z._default(z.boolean(), false),
  hidden: z.nullable(HiddenState),
});
export type QuotedPost = z.infer<typeof QuotedPost>;

export const PostCounts = z.object({ replies: Count, reposts: Count, likes: Count, quotes: Count });
export type PostCounts = z.infer<typeof PostCounts>;

export const LiveCounts = z.extend(PostCounts, {
  /** By option, of a post with a poll. */
  votes: z.optional(z.array(Count).check(z.maxLength(4))),
});
export type LiveCounts = z.infer<typeof LiveCounts>;

/** A post as one viewer sees it. `revision` grows with every change; clients discard older responses. */
export const Post = z.object({
  id: Id,
  author: MemberCard,
  text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  audience: Audience,
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
  media: z.array(Media).check(z.maxLength(MAX_PICTURES)),
  poll: z.nullable(Poll),
  /** Of the first link; null without one, and until the service has fetched the page. */
  linkCard: z._default(z.nullable(LinkCard), null),
  quote: z.nullable(QuotedPost),
  replyTo: z.nullable(z.object({ id: Id, handle: Handle })),
  /** Answers a post that the reader may not see or that was deleted; `replyTo` is then null. */
  repliesToHidden: z._default(z.boolean(), false),
  counts: PostCounts,
  own: z.object({ liked: z.boolean(), reposted: z.boolean(), bookmarked: z.boolean() }),
  hidden: z.nullable(HiddenState),
  revision: Count,
});
export type Post = z.infer<typeof Post>;

export const PostPage = pageOf(Post);
export const PostIdParams = z.strictObject({ postId: Id });

export const getPost = operation({
  ...memberReadDefaults,
  id: 'getPost',
  path: '/posts/{postId}',
  tag: 'posts',
  params: PostIdParams,
  response: Post,
});
