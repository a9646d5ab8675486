import * as z from 'zod/mini';
import { MediaUse, PICTURES } from './media';
import { memberWrites, operation } from './operation';
import { Audience, ById, Post, POST_UNITS } from './post';
import { Id } from './primitives';

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
