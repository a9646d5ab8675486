import * as z from 'zod/mini';
import { Media, MediaUse, PICTURES } from './media';
import { MemberCard } from './member';
import { memberReads, memberWrites, operation } from './operation';
import { Count, Handle, Id, Instant, page, PageQuery } from './shapes';

/** Graphemes (what a person sees as one character) in a post; counted with Intl.Segmenter. */
export const POST_GRAPHEMES = 500;
/** UTF-16 units a post of 500 graphemes may take, emoji families included. */
export const POST_UNITS = 5000;

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

/** A post as quoted inside another: one level, no counts. */
export const QuotedPost = z.object({
  id: Id,
  author: MemberCard,
  text: z.string().check(z.maxLength(POST_UNITS)),
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
  createdAt: Instant,
  media: z.array(Media).check(z.maxLength(PICTURES)),
});
export type QuotedPost = z.infer<typeof QuotedPost>;

export const PostCounts = z.object({ replies: Count, reposts: Count, likes: Count, quotes: Count });
export type PostCounts = z.infer<typeof PostCounts>;

/** A post as one viewer sees it. `revision` grows with every change, so that a late answer never wins over a newer one. */
export const Post = z.object({
  id: Id,
  author: MemberCard,
  text: z.string().check(z.maxLength(POST_UNITS)),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  audience: Audience,
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
  media: z.array(Media).check(z.maxLength(PICTURES)),
  poll: z.nullable(Poll),
  quote: z.nullable(QuotedPost),
  replyTo: z.nullable(z.object({ id: Id, handle: Handle })),
  counts: PostCounts,
  own: z.object({ liked: z.boolean(), reposted: z.boolean(), bookmarked: z.boolean() }),
  revision: Count,
});
export type Post = z.infer<typeof Post>;

/** Line a reader sees first, as it is written. */
export const Warning = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** One post of what is written at once. `text` may be empty only where pictures or a poll stand in for it; the service checks. */
const piece = {
  text: z.string().check(z.maxLength(POST_UNITS)),
  contentWarning: z.optional(Warning),
  media: z.optional(z.array(MediaUse).check(z.maxLength(PICTURES))),
  poll: z.optional(
    z.strictObject({
      options: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80)))
        .check(z.minLength(2), z.maxLength(4)),
      /** Minutes from now until it closes: five minutes to a week. */
      minutes: z.int().check(z.gte(5), z.lte(10_080)),
    }),
  ),
};
export const PostPiece = z.strictObject(piece);
export type PostPiece = z.input<typeof PostPiece>;

/** Posts that may be written at once as a thread. */
export const THREAD_POSTS = 10;

/** What a person writes: a post, a reply or a quote, and what follows it as a thread, each answering the one before. */
export const NewPost = z.strictObject({
  ...piece,
  audience: z._default(Audience, 'public'),
  replyTo: z.optional(Id),
  quoteOf: z.optional(Id),
  continued: z.optional(z.array(PostPiece).check(z.maxLength(THREAD_POSTS - 1))),
});
export type NewPost = z.input<typeof NewPost>;

export const Thread = z.object({
  /** From the root down to the parent of `post`. */
  ancestors: z.array(Post).check(z.maxLength(50)),
  post: Post,
  /** Depth-first; the tree is told by each reply's `replyTo`. */
  replies: z.array(Post).check(z.maxLength(500)),
});
export type Thread = z.infer<typeof Thread>;

export const PostPage = page(Post);
export const ById = z.strictObject({ postId: Id });

export const createPost = operation({
  id: 'createPost',
  method: 'POST',
  path: '/posts',
  tag: 'posts',
  summary: 'Write a post, a reply or a quote',
  access: 'member',
  bucket: 'write',
  status: 201,
  body: NewPost,
  answer: Post,
});

export const getPost = operation({
  ...memberReads,
  id: 'getPost',
  path: '/posts/{postId}',
  tag: 'posts',
  summary: 'One post',
  params: ById,
  answer: Post,
});

export const getThread = operation({
  ...memberReads,
  id: 'getThread',
  path: '/posts/{postId}/thread',
  tag: 'posts',
  summary: 'A post with what it answers and what answers it',
  params: ById,
  query: z.strictObject({ sort: z._default(z.enum(['oldest', 'newest', 'liked']), 'oldest') }),
  answer: Thread,
});

export const deletePost = operation({
  ...memberWrites,
  id: 'deletePost',
  method: 'DELETE',
  path: '/posts/{postId}',
  tag: 'posts',
  summary: 'Take back an own post',
  params: ById,
  answer: z.object({ id: Id }),
});

export const restorePost = operation({
  ...memberWrites,
  id: 'restorePost',
  method: 'POST',
  path: '/posts/{postId}/restore',
  tag: 'posts',
  summary: 'Undo the deletion of an own post, within ten minutes',
  params: ById,
  answer: Post,
});

const mark = (verb: string, path: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...memberWrites,
    id: verb,
    method,
    path: `/posts/{postId}/${path}`,
    tag: 'posts',
    summary,
    params: ById,
    answer: Post,
  });

export const likePost = mark('likePost', 'like', 'PUT', 'Like');
export const unlikePost = mark('unlikePost', 'like', 'DELETE', 'Take a like back');
export const repostPost = mark('repostPost', 'repost', 'PUT', 'Repost');
export const unrepostPost = mark('unrepostPost', 'repost', 'DELETE', 'Take a repost back');
export const bookmarkPost = mark('bookmarkPost', 'bookmark', 'PUT', 'Bookmark');
export const unbookmarkPost = mark('unbookmarkPost', 'bookmark', 'DELETE', 'Remove a bookmark');

export const votePoll = operation({
  ...memberWrites,
  id: 'votePoll',
  method: 'PUT',
  path: '/posts/{postId}/vote',
  tag: 'posts',
  summary: 'Vote in an open poll, once',
  params: ById,
  body: z.strictObject({ choice: z.int().check(z.gte(0), z.lte(3)) }),
  answer: Post,
});

export const listBookmarks = operation({
  ...memberReads,
  id: 'listBookmarks',
  path: '/bookmarks',
  tag: 'posts',
  summary: 'Own bookmarks, the latest first',
  query: PageQuery,
  answer: PostPage,
});

export const listMemberPosts = operation({
  ...memberReads,
  id: 'listMemberPosts',
  path: '/members/{handle}/posts',
  tag: 'posts',
  summary: "A person's posts, replies, posts with media, or likes",
  params: z.strictObject({ handle: Handle }),
  query: z.extend(PageQuery, { tab: z._default(z.enum(['posts', 'replies', 'media', 'likes']), 'posts') }),
  answer: PostPage,
});
