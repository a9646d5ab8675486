import * as z from 'zod/mini';
import { MediaReference, MAX_PICTURES } from './media';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { PostIdParams, Post, MAX_POST_CODE_UNITS } from './post';
import { ContentWarning } from './post-write';
import { Instant, MAX_PAGE_SIZE } from '../primitives';

/** Content of a post from `at` until the next edit. */
export const PostVersion = z.object({
  at: Instant,
  text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
});
export type PostVersion = z.infer<typeof PostVersion>;

export const editPost = operation({
  ...memberWriteDefaults,
  id: 'editPost',
  method: 'PATCH',
  path: '/posts/{postId}',
  tag: 'posts',
  params: PostIdParams,
  body: z.strictObject({
    text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
    contentWarning: z.nullable(ContentWarning),
    /** New alt texts of the post's pictures; absent pictures keep theirs. */
    media: z.optional(z.array(MediaReference).check(z.maxLength(MAX_PICTURES))),
  }),
  response: Post,
});

const linkCardOperation = (id: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...memberWriteDefaults,
    id,
    method,
    path: '/posts/{postId}/link-card',
    tag: 'posts',
    params: PostIdParams,
    response: Post,
  });

export const showLinkCard = linkCardOperation('showLinkCard', 'PUT');
export const removeLinkCard = linkCardOperation('removeLinkCard', 'DELETE');

export const listPostVersions = operation({
  ...memberReadDefaults,
  id: 'listVersions',
  path: '/posts/{postId}/versions',
  tag: 'posts',
  params: PostIdParams,
  response: z.object({ items: z.array(PostVersion).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE)) }),
});
