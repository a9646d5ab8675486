import * as z from 'zod/mini';
import { operation } from '../operation';
import { Id, Instant } from '../primitives';

/** In UTF-16 code units. */
export const MAX_APPEAL_LENGTH = 1000;

/** `expired`: the suspension ended before a moderator answered. */
const AppealOutcome = z.enum(['granted', 'upheld', 'expired']);
export type AppealOutcome = z.infer<typeof AppealOutcome>;

export const OwnAppeal = z.object({
  id: Id,
  at: Instant,
  text: z.string().check(z.maxLength(MAX_APPEAL_LENGTH)),
  /** Null while open. */
  outcome: z.nullable(AppealOutcome),
});
export type OwnAppeal = z.infer<typeof OwnAppeal>;

// Suspended members appeal, too.
const defaults = { tag: 'moderation', access: 'account', status: 200, path: '/me/appeal' } as const;

/** About the hiding of an own post, or without `postId` about the suspension of the caller. */
export const getAppeal = operation({
  ...defaults,
  id: 'getAppeal',
  method: 'GET',
  bucket: 'read',
  query: z.strictObject({ postId: z.optional(Id) }),
  response: z.object({
    /** Null if there is none about the decision in force. */
    appeal: z.nullable(OwnAppeal),
    /** The decision is in force and has no appeal. */
    allowed: z.boolean(),
  }),
});

/** One appeal per decision; a second one is a `conflict`. */
export const sendAppeal = operation({
  ...defaults,
  id: 'sendAppeal',
  method: 'PUT',
  bucket: 'write',
  body: z.strictObject({
    postId: z.optional(Id),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_APPEAL_LENGTH)),
  }),
  response: OwnAppeal,
});
