import * as z from 'zod/mini';
import { MediaUse, PICTURES } from './media';
import { memberReads, memberWrites, operation } from './operation';
import { ById, Post, POST_UNITS } from './post';
import { Warning } from './post-write';
import { Instant, PAGE_MAX } from './primitives';

/** What a post said from `at` on, until it was changed again. */
export const PostVersion = z.object({
  at: Instant,
  text: z.string().check(z.maxLength(POST_UNITS)),
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
});
export type PostVersion = z.infer<typeof PostVersion>;

export const editPost = operation({
  ...memberWrites,
  id: 'editPost',
  method: 'PATCH',
  path: '/posts/{postId}',
  tag: 'posts',
  summary: 'Change the words of an own post; what it said before stays to be seen',
  params: ById,
  body: z.strictObject({
    text: z.string().check(z.maxLength(POST_UNITS)),
    contentWarning: z.nullable(Warning),
    /** Descriptions of pictures the post shows; those left out stay as they are. */
    media: z.optional(z.array(MediaUse).check(z.maxLength(PICTURES))),
  }),
  answer: Post,
});

export const listVersions = operation({
  ...memberReads,
  id: 'listVersions',
  path: '/posts/{postId}/versions',
  tag: 'posts',
  summary: 'What a post says and said, the latest first',
  params: ById,
  answer: z.object({ items: z.array(PostVersion).check(z.minLength(1), z.maxLength(PAGE_MAX)) }),
});
