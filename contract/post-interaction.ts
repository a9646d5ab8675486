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

export const likePost = interactionOperation('likePost', 'like', 'PUT', 'Likes a post');
export const unlikePost = interactionOperation('unlikePost', 'like', 'DELETE', 'Removes a like');
export const repostPost = interactionOperation('repostPost', 'repost', 'PUT', 'Reposts a post');
export const unrepostPost = interactionOperation('unrepostPost', 'repost', 'DELETE', 'Removes a repost');
export const bookmarkPost = interactionOperation('bookmarkPost', 'bookmark', 'PUT', 'Bookmarks a post');
export const unbookmarkPost = interactionOperation(
  'unbookmarkPost',
  'bookmark',
  'DELETE',
  'Removes a bookmark',
);

export const votePoll = operation({
  ...memberWriteDefaults,
  id: 'votePoll',
  method: 'PUT',
  path: '/posts/{postId}/vote',
  tag: 'posts',
  summary: 'Votes in an open poll; a vote is final',
  params: PostIdParams,
  body: z.strictObject({ choice: z.int().check(z.gte(0), z.lte(3)) }),
  response: Post,
});
