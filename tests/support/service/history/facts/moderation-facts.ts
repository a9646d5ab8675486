import { z } from 'zod';
import { all, ofOwn } from './fact-columns';

export const moderationFacts = {
  reports: z.array(
    z.object({
      id: z.string(),
      member: z.string(),
      post: z.string().nullable(),
      message: z.string().nullable(),
      /** Null while open. */
      action: z.string().nullable(),
      claimedBy: z.string().nullable(),
    }),
  ),
  appeals: z.array(z.object({ id: z.string(), decision: z.string(), outcome: z.string().nullable() })),
  /** About members of the history, from the oldest on. */
  decisions: z.array(
    z.object({ id: z.string(), action: z.string(), member: z.string(), post: z.string().nullable() }),
  ),
};

export const moderationColumns: Readonly<Record<keyof typeof moderationFacts, string>> = {
  reports: ofOwn('reports', {
    id: 'x.id',
    member: 'x.member_id',
    post: 'x.post_id',
    message: 'x.message_id',
    action: 'x.action',
    claimedBy: 'x.claimed_by',
  }),
  appeals: ofOwn('appeals', { id: 'x.id', decision: 'x.decision_id', outcome: 'x.outcome' }),
  decisions: all(
    { id: 'x.id', action: 'x.action', member: 'x.member_id', post: 'x.post_id' },
    `(SELECT d.* FROM decisions d JOIN own m ON m.id = d.member_id ORDER BY d.at, d.id) x`,
  ),
};
