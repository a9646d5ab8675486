import * as z from 'zod/mini';
import { Media } from './media';
import { memberReads, memberWrites, operation } from './operation';
import { NewPost } from './post-write';
import { Id, Instant, page, PageQuery } from './primitives';

/** Posts one member may have waiting. */
export const SCHEDULED_MAX = 100;

/** A post that waits for its time; only its author knows of it. */
export const ScheduledPost = z.object({
  id: Id,
  publishAt: Instant,
  post: NewPost,
  /** The pictures of `post`, and of what follows it, to be shown. */
  media: z.array(Media).check(z.maxLength(40)),
  /** Why it was not published, in words for its author; null while it waits. */
  problem: z.nullable(z.string().check(z.maxLength(300))),
});
export type ScheduledPost = z.infer<typeof ScheduledPost>;

const ById = z.strictObject({ scheduledId: Id });

export const schedulePost = operation({
  id: 'schedulePost',
  method: 'POST',
  path: '/scheduled',
  tag: 'scheduled',
  summary: 'Write a post that is published at a time, from a minute to a year from now',
  access: 'member',
  bucket: 'write',
  status: 201,
  body: z.strictObject({ post: NewPost, publishAt: Instant }),
  answer: ScheduledPost,
});

export const listScheduled = operation({
  ...memberReads,
  id: 'listScheduled',
  path: '/scheduled',
  tag: 'scheduled',
  summary: 'Own posts that wait for their time, the next one first',
  query: PageQuery,
  answer: page(ScheduledPost),
});

export const moveScheduled = operation({
  ...memberWrites,
  id: 'moveScheduled',
  method: 'PATCH',
  path: '/scheduled/{scheduledId}',
  tag: 'scheduled',
  summary: 'Give a waiting post another time',
  params: ById,
  body: z.strictObject({ publishAt: Instant }),
  answer: ScheduledPost,
});

export const cancelScheduled = operation({
  ...memberWrites,
  id: 'cancelScheduled',
  method: 'DELETE',
  path: '/scheduled/{scheduledId}',
  tag: 'scheduled',
  summary: 'Do not publish a waiting post',
  params: ById,
  answer: z.object({ id: Id }),
});
