import * as z from 'zod/mini';
import { memberReadDefaults, operation } from '../operation';
import { MAX_POST_CODE_UNITS } from './post';
import { Count, Id, Instant, pageOf, PageQuery } from '../primitives';

/** Time in which the author can restore a deleted post. */
export const RESTORE_MINUTES = 10;

/** Visible to its author only, while the post can be restored. */
export const DeletedPost = z.object({
  id: Id,
  text: z.string().check(z.maxLength(MAX_POST_CODE_UNITS)),
  contentWarning: z.nullable(z.string().check(z.maxLength(200))),
  isReply: z.boolean(),
  hasPoll: z.boolean(),
  pictures: Count,
  deletedAt: Instant,
  restorableUntil: Instant,
});
export type DeletedPost = z.infer<typeof DeletedPost>;

export const listDeletedPosts = operation({
  ...memberReadDefaults,
  id: 'listDeletedPosts',
  path: '/me/deleted-posts',
  tag: 'posts',
  query: PageQuery,
  response: pageOf(DeletedPost),
});
