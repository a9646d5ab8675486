import * as z from 'zod/mini';
import { operation } from './operation';
import { LiveCounts } from './post/post';
import { Count, Id, Instant } from './primitives';

/** Posts of one declaration. */
export const MAX_INTEREST_POSTS = 150;

/**
 * Declares the posts that have come onto the screen of a tab. A stream opened with `?interest=declared` gets the counts,
 * edits, removals and replies of declared posts only: of the latest 200, so a client declares again what it shows again.
 * The response brings posts up to date that changed between their read and the declaration.
 */
export const declareInterest = operation({
  id: 'declareInterest',
  method: 'POST',
  path: '/events/{streamId}/interest',
  tag: 'live',
  access: 'member',
  bucket: 'read',
  status: 200,
  keyless: true,
  params: z.strictObject({ streamId: Id }),
  body: z.strictObject({
    posts: z.array(z.strictObject({ id: Id, revision: Count })).check(z.maxLength(MAX_INTEREST_POSTS)),
    /** The For you tab is open: announce new posts of everyone, a few per second. */
    forYou: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Posts with a later revision than the client's. */
    changed: z
      .array(z.object({ postId: Id, revision: Count, counts: LiveCounts, editedAt: z.nullable(Instant) }))
      .check(z.maxLength(MAX_INTEREST_POSTS)),
    /** Posts that the caller may no longer see. */
    removed: z.array(Id).check(z.maxLength(MAX_INTEREST_POSTS)),
  }),
});
