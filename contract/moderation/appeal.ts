import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { Decision, MAX_DECISION_NOTE_LENGTH, ReportState } from './moderation';
import { operation } from '../operation';
import { OwnAppeal } from './own-appeal';
import { Done, Id, Instant, pageOf, PageQuery } from '../primitives';

/** As moderators see it. */
export const Appeal = z.extend(OwnAppeal, {
  member: MemberCard,
  decision: Decision,
  /** The caller appealed, took the decision or renewed it, so another moderator must answer. */
  own: z.boolean(),
  closed: z.nullable(z.object({ at: Instant, by: z.nullable(MemberCard) })),
});
export type Appeal = z.infer<typeof Appeal>;

const moderatorDefaults = { tag: 'moderation', access: 'moderator', status: 200 } as const;

export const listAppeals = operation({
  ...moderatorDefaults,
  id: 'listAppeals',
  method: 'GET',
  path: '/moderation/appeals',
  bucket: 'read',
  query: z.extend(PageQuery, { state: z._default(ReportState, 'open') }),
  response: pageOf(Appeal),
});

/** `granted` reverses the decision. */
export const decideAppeal = operation({
  ...moderatorDefaults,
  id: 'decideAppeal',
  method: 'PUT',
  path: '/moderation/appeals/{appealId}/outcome',
  bucket: 'write',
  params: z.strictObject({ appealId: Id }),
  body: z.strictObject({
    outcome: z.enum(['granted', 'upheld']),
    note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_DECISION_NOTE_LENGTH))),
  }),
  response: Done,
});
