import * as z from 'zod/mini';
import { MediaReference, MAX_PICTURES } from './media';
import { memberWriteDefaults, operation } from '../operation';
import { Audience, PostIdParams, Post, MAX_OPTION_LENGTH, MAX_POST_CODE_UNITS } from './post';
import { Id } from '../primitives';

export const ContentWarning = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** One post of a thread. `text` may be empty only with pictures or a poll; the service checks. */
const postContent = {
  text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
  contentWarning: z.optional(ContentWarning),
  media: z.optional(z.array(MediaReference).check(z.maxLength(MAX_PICTURES))),
  poll: z.optional(
    z.strictObject({
      options: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_OPTION_LENGTH)))
        .check(z.minLength(2), z.maxLength(4)),
      /** Duration in minutes: five minutes to a week. */
      minutes: z.int().check(z.gte(5), z.lte(10_080)),
    }),
  ),
};
export const PostContent = z.strictObject(postContent);
export type PostContent = z.input<typeof PostContent>;

/** Posts in one submission. */
export const MAX_THREAD_POSTS = 10;

/** A post, reply or quote. `continued` is the rest of a thread, each replying to the one before. */
export const NewPost = z.strictObject({
  ...postContent,
  audience: z._default(Audience, 'public'),
  replyTo: z.optional(Id),
  quoteOf: z.optional(Id),
  continued: z.optional(z.array(PostContent).check(z.maxLength(MAX_THREAD_POSTS - 1))),
});
export type NewPost = z.input<typeof NewPost>;

export const createPost = operation({
  id: 'createPost',
  method: 'POST',
  path: '/posts',
  tag: 'posts',
  access: 'member',
  bucket: 'write',
  status: 201,
  body: NewPost,
  response: Post,
});

export const deletePost = operation({
  ...memberWriteDefaults,
  id: 'deletePost',
  method: 'DELETE',
  path: '/posts/{postId}',
  tag: 'posts',
  params: PostIdParams,
  response: z.object({ id: Id }),
});

export const restorePost = operation({
  ...memberWriteDefaults,
  id: 'restorePost',
  method: 'POST',
  path: '/posts/{postId}/restore',
  tag: 'posts',
  params: PostIdParams,
  response: Post,
});
