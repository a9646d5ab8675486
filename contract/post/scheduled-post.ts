import * as z from 'zod/mini';
import { Media } from './media';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { NewPost } from './post-write';
import { Id, Instant, pageOf, PageQuery } from '../primitives';

/** Per member. */
export const MAX_SCHEDULED_POSTS = 100;

/** Visible to its author only. */
export const ScheduledPost = z.object({
  id: Id,
  publishAt: Instant,
  post: NewPost,
  /** Pictures of the whole thread. */
  media: z.array(Media).check(z.maxLength(40)),
  /** Reason the publication failed, shown to the author; null while waiting. */
  problem: z.nullable(z.string().check(z.maxLength(300))),
});
export type ScheduledPost = z.infer<typeof ScheduledPost>;

const ScheduledPostIdParams = z.strictObject({ scheduledId: Id });

export const schedulePost = operation({
  id: 'schedulePost',
  method: 'POST',
  path: '/scheduled',
  tag: 'scheduled',
  access: 'member',
  bucket: 'write',
  status: 201,
  body: z.strictObject({ post: NewPost, publishAt: Instant }),
  response: ScheduledPost,
});

export const listScheduledPosts = operation({
  ...memberReadDefaults,
  id: 'listScheduled',
  path: '/scheduled',
  tag: 'scheduled',
  query: PageQuery,
  response: pageOf(ScheduledPost),
});

export const reschedulePost = operation({
  ...memberWriteDefaults,
  id: 'moveScheduled',
  method: 'PATCH',
  path: '/scheduled/{scheduledId}',
  tag: 'scheduled',
  params: ScheduledPostIdParams,
  body: z.strictObject({ publishAt: Instant }),
  response: ScheduledPost,
});

export const cancelScheduledPost = operation({
  ...memberWriteDefaults,
  id: 'cancelScheduled',
  method: 'DELETE',
  path: '/scheduled/{scheduledId}',
  tag: 'scheduled',
  params: ScheduledPostIdParams,
  response: z.object({ id: Id }),
});
