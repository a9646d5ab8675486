import * as z from 'zod/mini';
import { memberReadDefaults, operation } from '../operation';
import { PostIdParams, Post } from './post';
import { Cursor } from '../primitives';

/** Replies on one page; older clients do not ask for another. */
export const MAX_THREAD_PAGE = 500;

export const Thread = z.object({
  /** From the root to the parent of `post`; empty on later pages. */
  ancestors: z.array(Post).check(z.maxLength(50)),
  post: Post,
  /** Depth-first; `replyTo` of each reply gives the tree, with parents on this or an earlier page. */
  replies: z.array(Post).check(z.maxLength(MAX_THREAD_PAGE)),
  /** Null on the last page, and from a service without pages. */
  nextCursor: z._default(z.nullable(Cursor), null),
});
export type Thread = z.infer<typeof Thread>;

export const getThread = operation({
  ...memberReadDefaults,
  id: 'getThread',
  live: true,
  path: '/posts/{postId}/thread',
  tag: 'posts',
  params: PostIdParams,
  query: z.strictObject({
    sort: z._default(z.enum(['oldest', 'newest', 'liked']), 'oldest'),
    cursor: z.optional(Cursor),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_THREAD_PAGE)), MAX_THREAD_PAGE),
  }),
  response: Thread,
});
