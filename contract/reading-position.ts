import * as z from 'zod/mini';
import { FeedTab } from './feed';
import { memberReads, memberWrites, operation } from './operation';
import { Id, Instant } from './primitives';

/** Where a member stopped reading a tab of the feed, on whatever device it was last. */
export const Place = z.object({
  /** The post under their eyes; null once it may not be read any more: go by `at` then. */
  postId: z.nullable(Id),
  /** When that row entered the feed, as its `FeedItem` says. */
  at: Instant,
  /** When the service took note, so that a device can tell whether another was used later. */
  savedAt: Instant,
});
export type Place = z.infer<typeof Place>;

/** `place` is null for somebody who has not read this tab yet. */
const PlaceAnswer = z.object({ place: z.nullable(Place) });

export const getPlace = operation({
  ...memberReads,
  id: 'getPlace',
  path: '/feed/place',
  tag: 'feed',
  summary: 'Where the own reading of a tab stopped',
  query: z.strictObject({ list: FeedTab }),
  answer: PlaceAnswer,
});

export const putPlace = operation({
  ...memberWrites,
  id: 'putPlace',
  method: 'PUT',
  path: '/feed/place',
  tag: 'feed',
  summary: 'Keep where the own reading of a tab stopped; the last word counts',
  body: z.strictObject({ list: FeedTab, postId: Id, at: Instant }),
  answer: PlaceAnswer,
});
