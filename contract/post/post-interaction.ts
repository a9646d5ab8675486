import * as z from 'zod/mini';
import { memberWriteDefaults, operation } from '../operation';
import { PostIdParams, Post } from './post';

const interactionOperation = (verb: string, path: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...memberWriteDefaults,
    id: verb,
    method,
    path: `/posts/{postId}/${path}`,
    tag: 'posts',
    params: PostIdParams,
    response: Post,
  });

export const likePost = interactionOperation('likePost', 'like', 'PUT');
export const unlikePost = interactionOperation('unlikePost', 'like', 'DELETE');
export const repostPost = interactionOperation('repostPost', 'repost', 'PUT');
export const unrepostPost = interactionOperation('unrepostPost', 'repost', 'DELETE');
export const bookmarkPost = interactionOperation('bookmarkPost', 'bookmark', 'PUT');
export const unbookmarkPost = interactionOperation('unbookmarkPost', 'bookmark', 'DELETE');

export const votePoll = operation({
  ...memberWriteDefaults,
  id: 'votePoll',
  method: 'PUT',
  path: '/posts/{postId}/vote',
  tag: 'posts',
  params: PostIdParams,
  body: z.strictObject({ choice: z.int().check(z.gte(0), z.lte(3)) }),
  response: Post,
});
