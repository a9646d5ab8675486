import * as z from 'zod/mini';
import { FeedTab } from './feed/feed';
import { MAX_LISTS } from './list-limits';
import { LiveCounts } from './post/post';
import { Count, Id } from './primitives';

/**
 * JSON in the `data:` line of GET /api/v1/events. The SSE `id:` resumes the stream through Last-Event-ID;
 * `reset` means the service cannot resume from there: fetch everything again.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  /** A new post in these tabs of the reader's feed, or in lists. */
  z.object({
    type: z.literal('post'),
    postId: Id,
    authorId: Id,
    tabs: z.array(FeedTab).check(z.maxLength(2)),
    /** The reader's lists that show the post. */
    lists: z.optional(z.array(Id).check(z.maxLength(MAX_LISTS))),
  }),
  /** A reply to a post the reader can see; a `counts` event carries its counts. */
  z.object({ type: z.literal('reply'), postId: Id, replyTo: Id, authorId: Id }),
  z.object({ type: z.literal('counts'), postId: Id, counts: LiveCounts, revision: Count }),
  /** A visible post was edited, or its link card or the name or picture of its author has changed. */
  z.object({ type: z.literal('edit'), postId: Id }),
  z.object({ type: z.literal('removed'), postId: Id }),
  z.object({ type: z.literal('notification'), unread: Count }),
  /** Mutes, blocks or muted words changed what the reader sees. */
  z.object({ type: z.literal('visibility') }),
  /** For moderators: a report was filed, claimed or closed; `open` counts what is open. */
  z.object({ type: z.literal('moderation'), open: Count }),
  /** New in a conversation of the reader, or changed: getMessage returns it. */
  z.object({
    type: z.literal('message'),
    conversationId: Id,
    messageId: Id,
    number: Count,
    authorId: Id,
    revision: Count,
  }),
  /** Name, members or the reader's own settings of a conversation changed, or the reader is no longer in it. */
  z.object({ type: z.literal('conversation'), conversationId: Id }),
  /** A member, perhaps the reader on another device, has read up to a number. */
  z.object({ type: z.literal('message-read'), conversationId: Id, memberId: Id, upTo: Count }),
  /** Valid for a few seconds. */
  z.object({ type: z.literal('typing'), conversationId: Id, memberId: Id }),
  /** Items, name or members of a space changed, or the reader is no longer a member. */
  z.object({ type: z.literal('space-changed'), spaceId: Id, revision: Count }),
  z.object({ type: z.literal('reset') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
