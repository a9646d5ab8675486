import * as z from 'zod/mini';
import { memberWriteDefaults, operation } from './operation';
import { PostIdParams, Post } from './post';

const interactionOperation = (verb: string, path: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...memberWriteDefaults,
    id: verb,
    method,
    path: `/posts/{postId}/${path}`,
    tag: 'posts',
    summary,
    params: PostIdParams,
    response: Post,
  });

export const likePost = interactionOperation('likePost', 'like', 'PUT', 'Like');
export const unlikePost = interactionOperation('unlikePost', 'like', 'DELETE', 'Take a like back');
export const repostPost = interactionOperation('repostPost', 'repost', 'PUT', 'Repost');
export const unrepostPost = interactionOperation('unrepostPost', 'repost', 'DELETE', 'Take a repost back');
export const bookmarkPost = interactionOperation('bookmarkPost', 'bookmark', 'PUT', 'Bookmark');
export const unbookmarkPost = interactionOperation(
  'unbookmarkPost',
  'bookmark',
  'DELETE',
  'Remove a bookmark',
);

export const votePoll = operation({
  ...memberWriteDefaults,
  id: 'votePoll',
  method: 'PUT',
  path: '/posts/{postId}/vote',
  tag: 'posts',
  summary: 'Vote in an open poll, once',
  params: PostIdParams,
  body: z.strictObject({ choice: z.int().check(z.gte(0), z.lte(3)) }),
  response: Post,
});
