import * as z from 'zod/mini';
import { Media, MAX_PICTURES } from './media';
import { MemberCard } from './member';
import { memberReadDefaults, operation } from './operation';
import { ReportReason } from './report';
import { Count, Handle, Id, Instant, pageOf } from './primitives';

/** Graphemes (what a person sees as one character) in a post; counted with Intl.Segmenter. */
export const MAX_POST_GRAPHEMES = 500;
/** UTF-16 units a post of 500 graphemes may take, emoji families included. */
export const MAX_POST_CODE_UNITS = 5000;

export const Audience = z.enum(['public', 'followers']);
export type Audience = z.infer<typeof Audience>;

export const Poll = z.object({
  options: z
    .array(z.object({ text: z.string().check(z.maxLength(80)), votes: Count }))
    .check(z.minLength(2), z.maxLength(4)),
  closesAt: Instant,
  closed: z.boolean(),
  /** Index of the caller's choice, null before voting. */
  ownChoice: z.nullable(Count),
});
export type Poll = z.infer<typeof Poll>;

/** That moderators have hidden a post, for those who see it nevertheless: its author and moderators. */
export const HiddenState = z.object({
  at: Instant,
  /** Of the reports it was hidden for; none where moderators found it themselves. */
  reasons: z.array(ReportReason).check(z.maxLength(ReportReason.options.length)),
});
export type HiddenState = z.infer<typeof HiddenState>;

/** A post as quoted inside another: one level, no counts. */
export const QuotedPost = z.object({
  id: Id,
  author: MemberCard,
  text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
  createdAt: Instant,
  media: z.array(Media).check(z.maxLength(MAX_PICTURES)),
  hidden: z.nullable(HiddenState),
});
export type QuotedPost = z.infer<typeof QuotedPost>;

export const PostCounts = z.object({ replies: Count, reposts: Count, likes: Count, quotes: Count });
export type PostCounts = z.infer<typeof PostCounts>;

/** A post as one viewer sees it. `revision` grows with every change, so that a late answer never wins over a newer one. */
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
  quote: z.nullable(QuotedPost),
  replyTo: z.nullable(z.object({ id: Id, handle: Handle })),
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
  summary: 'One post',
  params: PostIdParams,
  response: Post,
});
