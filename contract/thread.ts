import * as z from 'zod/mini';
import { memberReadDefaults, operation } from './operation';
import { PostIdParams, Post } from './post';

export const Thread = z.object({
  /** From the root to the parent of `post`. */
  ancestors: z.array(Post).check(z.maxLength(50)),
  post: Post,
  /** Depth-first; `replyTo` of each reply gives the tree. */
  replies: z.array(Post).check(z.maxLength(500)),
});
export type Thread = z.infer<typeof Thread>;

export const getThread = operation({
  ...memberReadDefaults,
  id: 'getThread',
  live: true,
  path: '/posts/{postId}/thread',
  tag: 'posts',
  params: PostIdParams,
  query: z.strictObject({ sort: z._default(z.enum(['oldest', 'newest', 'liked']), 'oldest') }),
  response: Thread,
});
