import * as z from 'zod/mini';
import { FeedTab } from './feed';
import { memberReadDefaults, memberWriteDefaults, operation } from './operation';
import { Id, Instant } from './primitives';

/** Where a member stopped reading a tab of the feed, on whatever device it was last. */
export const ReadingPosition = z.object({
  /** The post under their eyes; null once it may not be read any more: go by `at` then. */
  postId: z.nullable(Id),
  /** When that row entered the feed, as its `FeedItem` says. */
  at: Instant,
  /** When the service took note, so that a device can tell whether another was used later. */
  savedAt: Instant,
});
export type ReadingPosition = z.infer<typeof ReadingPosition>;

/** `place` is null for somebody who has not read this tab yet. */
const ReadingPositionResponse = z.object({ place: z.nullable(ReadingPosition) });

export const getReadingPosition = operation({
  ...memberReadDefaults,
  id: 'getPlace',
  path: '/feed/place',
  tag: 'feed',
  summary: 'Where the own reading of a tab stopped',
  query: z.strictObject({ list: FeedTab }),
  response: ReadingPositionResponse,
});

export const putReadingPosition = operation({
  ...memberWriteDefaults,
  id: 'putPlace',
  method: 'PUT',
  path: '/feed/place',
  tag: 'feed',
  summary: 'Keep where the own reading of a tab stopped; the last word counts',
  body: z.strictObject({ list: FeedTab, postId: Id, at: Instant }),
  response: ReadingPositionResponse,
});
