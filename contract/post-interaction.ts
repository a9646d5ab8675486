import * as z from 'zod/mini';
import { memberWrites, operation } from './operation';
import { ById, Post } from './post';

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
