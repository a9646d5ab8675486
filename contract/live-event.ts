import * as z from 'zod/mini';
import { FeedTab } from './feed';
import { PostCounts } from './post';
import { Count, Id } from './primitives';

/**
 * What GET /api/v1/events sends, one JSON value in each `data:` line; the SSE `id:` is the place to resume from
 * with Last-Event-ID. `reset` means that place is no longer kept: fetch everything anew.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  /** A post entered the reader's feed in these tabs. */
  z.object({
    type: z.literal('post'),
    postId: Id,
    authorId: Id,
    tabs: z.array(FeedTab).check(z.maxLength(2)),
  }),
  /** Somebody answered a post the reader can see; its counts are in a `counts` event. */
  z.object({ type: z.literal('reply'), postId: Id, replyTo: Id, authorId: Id }),
  z.object({ type: z.literal('counts'), postId: Id, counts: PostCounts, revision: Count }),
  /** A post the reader can see says something else now. */
  z.object({ type: z.literal('edit'), postId: Id }),
  z.object({ type: z.literal('removed'), postId: Id }),
  z.object({ type: z.literal('notification'), unread: Count }),
  /** What the reader may see, or wants to, has changed: somebody or a word was muted or blocked, or is no longer. */
  z.object({ type: z.literal('visibility') }),
  z.object({ type: z.literal('reset') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
