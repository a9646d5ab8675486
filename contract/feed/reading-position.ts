import * as z from 'zod/mini';
import { FeedTab } from './feed';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Id, Instant } from '../primitives';

/** Last read position of a feed tab, across devices. */
export const ReadingPosition = z.object({
  /** Null if the member may no longer read the post; use `at` then. */
  postId: z.nullable(Id),
  /** `FeedItem.at` of the row. */
  at: Instant,
  /** Time of storage, to tell which device was used last. */
  savedAt: Instant,
});
export type ReadingPosition = z.infer<typeof ReadingPosition>;

/** `place` is null before the first visit of the tab. */
const ReadingPositionResponse = z.object({ place: z.nullable(ReadingPosition) });

export const getReadingPosition = operation({
  ...memberReadDefaults,
  id: 'getPlace',
  path: '/feed/place',
  tag: 'feed',
  query: z.strictObject({ list: FeedTab }),
  response: ReadingPositionResponse,
});

export const putReadingPosition = operation({
  ...memberWriteDefaults,
  id: 'putPlace',
  method: 'PUT',
  path: '/feed/place',
  tag: 'feed',
  body: z.strictObject({ list: FeedTab, postId: Id, at: Instant }),
  response: ReadingPositionResponse,
});
